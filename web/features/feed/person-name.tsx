import type { FeedPost } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import classes from './post-card.module.css';

/** Leads to their page. */
export function PersonName({ person: { id, fullName } }: { person: FeedPost['author'] }) {
  return (
    <Link to="/pages/profile/$personId" params={{ personId: String(id) }} className={classes.name}>
      <bdi>{fullName}</bdi>
    </Link>
  );
}
