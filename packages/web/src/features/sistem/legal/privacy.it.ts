import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  updated: 'In vigore dal 1° novembre 2026',
  opening:
    'Questa informativa spiega quali dati personali conserva Kilau, per quali scopi, e quali diritti si hanno secondo la legge indonesiana n. 27 del 2022 sulla protezione dei dati personali.',
  sections: [
    {
      title: '1. Titolare del trattamento',
      paragraphs: [
        'Titolare del trattamento è il negozio che esegue questo programma. I dati si trovano sul server del negozio; chi ha creato il programma non ne riceve copia.',
      ],
    },
    {
      title: '2. Dati conservati',
      paragraphs: [
        'Clienti: nome, indirizzo, numero di telefono, data di nascita, numero del documento d’identità dove richiesto, e lo storico di acquisti, vendite, depositi, prestiti e punti.',
        'Utenti: ID utente, nome, livello, diritti, la password in una forma non rileggibile, e quando e da quale dispositivo hanno effettuato l’accesso.',
        'Tracce del lavoro: chi ha creato, modificato, convalidato, annullato e autorizzato ogni documento.',
      ],
    },
    {
      title: '3. A che cosa servono',
      paragraphs: [
        'A svolgere vendite, acquisti, depositi, prestiti e programmi fedeltà; per la contabilità e le imposte; per rispettare le norme sull’identificazione dei clienti e sulla segnalazione delle grandi operazioni in contanti; e per prevenire abusi.',
        'Le promozioni si inviano solo ai clienti iscritti al programma fedeltà e cessano in ogni momento su richiesta.',
      ],
    },
    {
      title: '4. Chi li riceve',
      paragraphs: [
        'Il personale del negozio nei limiti dei propri diritti, la sede centrale se il negozio è una filiale, e le autorità quando la legge lo impone. I dati non vengono venduti.',
      ],
    },
    {
      title: '5. Per quanto tempo',
      paragraphs: [
        'Documenti e libri contabili si conservano per il tempo previsto dalla legge, di norma dieci anni. I dati dei clienti fedeltà non più necessari vengono eliminati o resi anonimi.',
      ],
    },
    {
      title: '6. Che cosa conserva questo dispositivo',
      paragraphs: [
        'Il browser conserva l’accesso, i dati dell’utente, la lingua, i colori, le bozze di documenti non ancora salvati e i documenti in attesa di invio. L’accesso viene rimosso quando si esce. Non ci sono cookie di tracciamento.',
      ],
    },
    {
      title: '7. I tuoi diritti',
      paragraphs: [
        'Puoi chiedere copia, rettifica o cancellazione dei tuoi dati personali, nei limiti degli obblighi contabili, e revocare il consenso alle promozioni. Rivolgiti al titolare del negozio, il cui indirizzo è stampato sulla ricevuta.',
      ],
    },
  ],
};
