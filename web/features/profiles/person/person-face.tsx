import type { PersonCard } from '@plenum/contract';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PresentPerson } from '../../../ui/person/present-person.tsx';

interface PersonFaceProps {
  person: Pick<PersonCard, 'fullName' | 'avatar' | 'isOnline'>;
  size: number;
}

/** Who is away and who does not tell look the same. */
export function PersonFace({ person: { fullName, avatar, isOnline }, size }: PersonFaceProps) {
  if (!isOnline) return <PersonPicture name={fullName} picture={avatar} size={size} />;
  return <PresentPerson name={fullName} picture={avatar} size={size} presence="online" />;
}
