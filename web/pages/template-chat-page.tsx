import { useNavigate, useSearch } from '@tanstack/react-router';
import { readTemplateSearch } from '../features/chat/template/template.places.ts';
import { TemplateScreen } from '../features/chat/template/template-screen.tsx';

export function TemplateChatPage() {
  const { contact } = readTemplateSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <TemplateScreen
      contactId={contact === undefined ? undefined : Number(contact)}
      onOpen={(id) => void navigate({ to: '/apps/chat', search: { contact: String(id) } })}
    />
  );
}
