import { FaceScreen } from '../../features/face/face-screen.tsx';

export const FacePage = () => <FaceScreen />;
