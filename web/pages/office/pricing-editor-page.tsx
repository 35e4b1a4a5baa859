import { PricingEditor } from '../../features/pricing/pricing-editor.tsx';

export const PricingEditorPage = () => <PricingEditor />;
