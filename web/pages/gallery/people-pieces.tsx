import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { type Presence, PresentPerson } from '../../ui/person/present-person.tsx';
import classes from './gallery-page.module.css';
import { names } from './gallery-samples.ts';

const presences: readonly Presence[] = ['online', 'away', 'busy', 'offline'];

export function PeoplePieces() {
  return (
    <>
      <div className={`${classes.card} ${classes.row}`}>
        {names.map((name) => (
          <PersonPicture key={name} name={name} size={36} />
        ))}
        <PersonPicture name={names[0]} picture="/favicon.svg" size={36} />
        <PersonPicture name={names[1]} picture="data:image/png;base64,broken" size={36} />
      </div>
      <div className={`${classes.card} ${classes.row}`}>
        {presences.map((presence, place) => (
          <PresentPerson key={presence} name={names[place] ?? ''} presence={presence} size={40} />
        ))}
        {presences.map((presence, place) => (
          <PresentPerson key={presence} name={names[place] ?? ''} presence={presence} />
        ))}
      </div>
    </>
  );
}
