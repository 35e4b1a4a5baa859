import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { EmailScreen } from '../features/email/email-screen.tsx';
import { listPlace, mailPlace } from '../features/email/reader/reader.links.ts';
import type { EmailListOf } from '../features/email/email.order.ts';
import { emailFolders, emailLabels, readEmailSearch } from '../features/email/email.places.ts';

/** The routes let only known folders, labels and ids through. */
function useEmailPlace() {
  const params = useParams({ strict: false });
  const { q = '', unread } = readEmailSearch(useSearch({ strict: false }));
  const label = emailLabels.find((one) => one === params.label) ?? '';
  const folder = emailFolders.find((one) => one === params.folder) ?? 'inbox';
  const list: EmailListOf = { folder: label ? 'all' : folder, label, q, unread: unread === '1' };
  return { list, emailId: params.emailId ? Number(params.emailId) : undefined };
}

export function EmailPage() {
  const { list, emailId } = useEmailPlace();
  const navigate = useNavigate();
  return (
    <EmailScreen
      list={list}
      emailId={emailId}
      onOpen={(id) =>
        void navigate({
          ...(id === undefined ? listPlace(list) : mailPlace(list, id)),
          resetScroll: false,
        })
      }
      onSearch={(change) =>
        void navigate({
          to: '.',
          search: (before) => readEmailSearch({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
