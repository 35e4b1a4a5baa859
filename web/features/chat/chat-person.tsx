import type { ChatPerson as Person } from '@plenum/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { PresentPerson } from '../../ui/person/present-person.tsx';
import { presence } from './chat.presence.ts';

interface ChatPersonProps {
  person: Pick<Person, 'id' | 'fullName' | 'avatar'>;
  size?: number;
}

/** A picture with whether its person is there, kept true while it is shown. */
export function ChatPerson({ person: { id, fullName, avatar }, size = 36 }: ChatPersonProps) {
  useEffect(() => presence.want(id), [id]);
  const status = useSyncExternalStore(presence.subscribe, () => presence.get(id));
  if (!status) return <PersonPicture name={fullName} picture={avatar} size={size} />;
  return <PresentPerson name={fullName} picture={avatar} size={size} presence={status} />;
}
