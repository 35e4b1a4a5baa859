import { KnowledgeScreen } from '../../features/help/read/knowledge-screen.tsx';

export const KnowledgePage = () => <KnowledgeScreen />;
