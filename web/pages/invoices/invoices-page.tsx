import { InvoicesScreen } from '../../features/invoices/list/invoices-screen.tsx';
import { invoices } from '../../features/invoices/invoices.live.ts';
import { todayIn } from '../../ui/time/periods.ts';
import { queryAt } from '../../features/invoices/invoices.places.ts';
import { readAhead } from '../../platform/loading/read-ahead.ts';

/** Whoever looks at a period may be in another zone than the device: then it is asked for again. */
export const readInvoiceList = (search: object) =>
  readAhead(
    (client) => [client.query(invoices.options(queryAt({ ...search }, todayIn(undefined))))],
    ['manage', 'all'],
  );

export const InvoicesPage = InvoicesScreen;
