import type { Guide } from './guide'

export const ca: Guide = {
  title: 'Què és un menú del dia?',
  description:
    'Com funciona el menú del dia: a quina hora se serveix, quants plats té, el mig menú, què hi entra i la propina.',
  lead: 'És com es dina els dies feiners: un preu fix, una llista curta que canvia cada dia i un compte sense sorpreses.',
  sections: [
    {
      title: 'A quina hora',
      text: [
        'Se serveix al migdia, sobretot de dilluns a divendres, més o menys de les 13 a les 16 h. La majoria dina entre les 14 i les 15 h: vine a les 13 h si vols taula, i no passades dos quarts de quatre, que la cuina comença a tancar.',
        'Alguns restaurants també en fan el cap de setmana, una mica més car, i uns quants al vespre. A Mantel cada menú diu el seu horari.',
      ],
    },
    {
      title: 'Els plats',
      text: [
        'Tries un primer (sopa, amanida, llegums, pasta, arròs) i un segon (carn o peix, sobretot). Després venen les postres o el cafè; en alguns llocs, totes dues coses.',
        'Són plats sencers. Si darrere d’un plat hi ha un preu amb un més, és el suplement que es paga.',
      ],
    },
    {
      title: 'El mig menú',
      text: [
        'El mig menú és un plat en comptes de dos, per menys diners. Normalment també porta pa, beguda i postres o cafè. No tothom en fa: Mantel en diu el preu quan n’hi ha.',
      ],
    },
    {
      title: 'Pa, beguda i postres',
      text: [
        'Acostumen a entrar en el preu: el pa, una beguda (aigua, vi, cervesa o refresc) i les postres o el cafè. Depèn de cada casa, i per això el menú diu què inclou. La resta es paga a part.',
      ],
    },
    {
      title: 'La propina i el compte',
      text: [
        'L’IVA hi entra, i no cal deixar propina. Es deixa la xavalla, o un euro o dos si ha agradat; ningú no espera un tant per cent.',
        'El compte s’ha de demanar: no te’l portaran abans, perquè ningú no et vol fer córrer.',
      ],
    },
    {
      title: 'Al·lèrgies i dietes',
      text: [
        'Qualsevol restaurant t’ha de poder dir quins dels catorze al·lèrgens de la llei europea hi ha en cada plat. Pregunta-ho encara que el menú no en digui res: un guisat, o un plat «de verdura», pot portar pernil o brou.',
      ],
    },
  ],
  find: 'Busca els menús d’avui a prop teu',
}
