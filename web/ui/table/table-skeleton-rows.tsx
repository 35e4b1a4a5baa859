import classes from './table-skeleton.module.css';

const widths = ['62%', '48%', '54%', '71%', '45%', '58%', '43%', '66%'];

/** Shaped like the rows to come; the style sheet shows it only when the wait can be felt. */
export function TableSkeletonRows({ columnCount }: { columnCount: number }) {
  return widths.map((width) => (
    <tr key={width} className={classes.row} aria-hidden>
      {Array.from({ length: columnCount }, (_, place) => (
        <td key={place}>
          <span
            className={classes.bar}
            style={{ width: place === 0 ? 20 : place === 1 ? 200 : width }}
          >
            {'\u00a0'}
          </span>
        </td>
      ))}
    </tr>
  ));
}
