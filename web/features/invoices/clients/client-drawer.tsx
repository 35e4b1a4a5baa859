import { Button } from '@mantine/core';
import type { Client } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeClient } from '../invoices.api.ts';
import { client as clientAnswer } from '../invoices.live.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import { ClientEditor, NewClient } from './client-editor.tsx';

const width = 480;

interface NewClientDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded?: (client: Client) => void;
}

export function NewClientDrawer({ isOpen, onClose, onAdded }: NewClientDrawerProps) {
  const t = useTranslations('invoices.clients');
  return (
    <EditorDrawer of={isOpen || undefined} size={width} title={() => t('add')} onClose={onClose}>
      {(_, opening) => (
        <NewClient
          key={opening}
          onAdded={(client) => {
            onAdded?.(client);
            onClose();
          }}
        />
      )}
    </EditorDrawer>
  );
}

interface ClientDrawerProps {
  id: number | undefined;
  onClose: () => void;
}

export function ClientDrawer({ id, onClose }: ClientDrawerProps) {
  const t = useTranslations('invoices.clients');
  return (
    <EditorDrawer of={id} size={width} title={() => t('edit')} onClose={onClose}>
      {(shown, opening) => <OpenClient key={`${opening} ${shown}`} id={shown} onClose={onClose} />}
    </EditorDrawer>
  );
}

function OpenClient({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('invoices.clients');
  const problemText = useInvoiceProblemText();
  const reading = useQuery(clientAnswer.options(id));
  const { data } = reading;
  if (data) {
    return (
      <ClientEditor
        client={data}
        extra={<RemoveClient client={data} onGone={onClose} />}
        onDone={onClose}
      />
    );
  }
  return (
    <ReadingState
      reading={reading}
      title={t('failed')}
      skeleton={<FormSkeleton fields={6} />}
      problemText={problemText}
    />
  );
}

interface RemoveClientProps {
  client: Client;
  onGone: () => void;
}

/** Whoever has invoices stays in the book; the server says so. */
function RemoveClient({ client, onGone }: RemoveClientProps) {
  const t = useTranslations('invoices.clients.remove');
  const problemText = useInvoiceProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeClient(client.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('done', { name: client.name }) });
      onGone();
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} />}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('title', { name: client.name })}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
