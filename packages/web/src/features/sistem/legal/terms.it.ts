import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  updated: 'In vigore dal 1° novembre 2026',
  opening:
    'Kilau è un programma di cassa e di gestione per negozi d’oro. Accedendo si accettano le condizioni seguenti, che valgono insieme alle regole del negozio in cui si lavora.',
  sections: [
    {
      title: '1. Chi può usarlo',
      paragraphs: [
        'Il programma è usato dal titolare del negozio e dalle persone a cui il titolare ha dato un account. Ogni account appartiene a una sola persona; ID utente e password non si possono prestare.',
        'Ogni operazione, convalida, annullamento e autorizzazione è registrata sotto l’account che l’ha compiuta. L’intestatario risponde di ciò che si fa con il suo account finché non segnala che è stato usato da altri.',
      ],
    },
    {
      title: '2. Doveri dell’utente',
      paragraphs: [
        'Inserire dati veritieri: il peso indicato dalla bilancia, il titolo dell’articolo e l’identità del cliente come risulta dal documento esibito.',
        'Non tentare di aggirare i limiti dei propri diritti, di modificare le registrazioni fuori dal programma o di usare lettori e bilance non approvati dal negozio.',
        'Uscire dal programma quando si lascia il banco.',
      ],
    },
    {
      title: '3. Prezzi, ricevute e arrotondamento',
      paragraphs: [
        'I prezzi di vendita e di acquisto seguono quelli fissati dal negozio per il giorno dell’operazione. Un documento conserva il prezzo, il titolo e le regole con cui è stato creato, così che le variazioni di prezzo successive non lo cambino.',
        'Una ricevuta convalidata non può essere modificata. Un errore si corregge con un annullamento registrato, mai eliminando.',
      ],
    },
    {
      title: '4. Disponibilità',
      paragraphs: [
        'Il negozio esegue il programma sul proprio server ed è responsabile di corrente, rete e copie di sicurezza. Un documento in compilazione è conservato come bozza sul dispositivo finché il server non ha confermato il salvataggio.',
      ],
    },
    {
      title: '5. Fine dell’accesso',
      paragraphs: [
        'Il titolare o un supervisore può chiudere un account o una sessione in ogni momento. Le registrazioni compiute sono conservate come richiesto dalle norme contabili.',
      ],
    },
    {
      title: '6. Legge applicabile',
      paragraphs: [
        'Queste condizioni sono soggette alla legge della Repubblica di Indonesia. Se il testo indonesiano e una traduzione differiscono, prevale il testo indonesiano.',
      ],
    },
  ],
};
