import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 500 }, (_, place) => [
  String(place),
  `Person ${place} person-${place}@example.org`,
  'Nordlicht',
  'Active',
  '21 November 2026',
  `${place} minutes ago`,
]);

/** The least that scrolls as many rows of as many columns: what our table is measured against. */
function BareList() {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 57,
  });
  return (
    <div ref={scrollRef} className="scroll">
      <div style={{ height: getTotalSize(), position: 'relative' }}>
        {getVirtualItems().map(({ key, index, start }) => (
          <div key={key} className="row" data-row style={{ transform: `translateY(${start}px)` }}>
            {rows[index]?.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<BareList />);
