import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  updated: 'In force since 1 November 2026',
  opening:
    'Kilau is a till and back-office program for gold shops. By logging in you accept the terms below, which apply together with the rules of the shop you work for.',
  sections: [
    {
      title: '1. Who may use it',
      paragraphs: [
        'The program is used by the owner of the shop and by people whom the owner has given an account. One account belongs to one person; user ID and password may not be lent.',
        'Every transaction, validation, cancellation and approval is recorded under the account that made it. The holder answers for what is done with the account until they report that somebody else has used it.',
      ],
    },
    {
      title: '2. Duties of the user',
      paragraphs: [
        'Enter what is true: the weight the scale shows, the purity of the piece, and the identity of the customer as on the document shown.',
        'Do not try to get around the limits of your rights, to change records outside the program, or to use scanners and scales that the shop has not approved.',
        'Log out when you leave the counter.',
      ],
    },
    {
      title: '3. Prices, receipts and rounding',
      paragraphs: [
        'Selling and buying prices follow the prices the shop has set for the day of the transaction. A document keeps the price, purity and rules it was made with, so that later changes of price do not change it.',
        'A validated receipt cannot be altered. A mistake is corrected by a recorded cancellation, never by deleting.',
      ],
    },
    {
      title: '4. Availability',
      paragraphs: [
        'The shop runs the program on its own server and is responsible for power, network and backups. A document being filled in is kept as a draft on the device until the server has said that it is saved.',
      ],
    },
    {
      title: '5. Ending access',
      paragraphs: [
        'The owner or a supervisor may end an account or a session at any time. Records that were made are kept as bookkeeping law requires.',
      ],
    },
    {
      title: '6. Governing law',
      paragraphs: [
        'These terms are subject to the law of the Republic of Indonesia. Where the Indonesian text and a translation differ, the Indonesian text prevails.',
      ],
    },
  ],
};
