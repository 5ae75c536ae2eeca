import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  updated: 'In force since 1 November 2026',
  opening:
    'This policy explains which personal data Kilau keeps, what for, and which rights you have under Indonesian Law No. 27 of 2022 on Personal Data Protection.',
  sections: [
    {
      title: '1. Who controls the data',
      paragraphs: [
        'The controller is the shop that runs this program. The data is kept on the shop’s own server; the makers of the program receive no copy.',
      ],
    },
    {
      title: '2. What is kept',
      paragraphs: [
        'Customers: name, address, phone number, date of birth, identity number where required, and the history of purchases, sales, deposits, loans and points.',
        'Users: user ID, name, level, rights, the password in a form that cannot be read back, and when and from which device they logged in.',
        'Traces of work: who made, changed, validated, cancelled and approved each document.',
      ],
    },
    {
      title: '3. What it is used for',
      paragraphs: [
        'To carry out sales, purchases, deposits, loans and memberships; for bookkeeping and tax; to meet the rules on knowing customers and on reporting large cash transactions; and to prevent abuse.',
        'Promotions go only to customers registered as members, and stop at any time on request.',
      ],
    },
    {
      title: '4. Who receives it',
      paragraphs: [
        'Staff of the shop within their rights, head office where the shop is a branch, and authorities where the law demands it. Data is not sold.',
      ],
    },
    {
      title: '5. How long it is kept',
      paragraphs: [
        'Documents and books are kept as long as the law requires, as a rule ten years. Member data that is no longer needed is deleted or made anonymous.',
      ],
    },
    {
      title: '6. What this device keeps',
      paragraphs: [
        'The browser keeps the login, user data, language, colours, drafts of documents that are not saved yet, and documents that wait to be sent. The login is removed when you log out. There are no tracking cookies.',
      ],
    },
    {
      title: '7. Your rights',
      paragraphs: [
        'You may ask for a copy, correction or deletion of your personal data as far as bookkeeping duties allow, and withdraw your consent to promotions. Ask the owner of the shop, whose address is printed on the receipt.',
      ],
    },
  ],
};
