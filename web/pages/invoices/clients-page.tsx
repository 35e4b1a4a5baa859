export { ClientsScreen as ClientsPage } from '../../features/invoices/clients/clients-screen.tsx';
