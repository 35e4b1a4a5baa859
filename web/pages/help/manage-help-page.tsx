import { ManageScreen } from '../../features/help/manage/manage-screen.tsx';

export const ManageHelpPage = () => <ManageScreen />;
