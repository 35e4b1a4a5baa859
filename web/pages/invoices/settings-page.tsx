export { SettingsScreen as SettingsPage } from '../../features/invoices/settings/settings-screen.tsx';
