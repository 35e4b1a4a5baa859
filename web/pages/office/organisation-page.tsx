import { OrganisationScreen } from '../../features/organisations/organisation-screen.tsx';

export const OrganisationPage = () => <OrganisationScreen />;
