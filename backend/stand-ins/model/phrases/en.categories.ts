import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** English, by category. */
export const enCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'You write “{quote}”. Most people carry a sentence like that for weeks before they put it down, so it deserves a careful answer rather than a quick one.',
      '“{quote}” is the line that matters most here. It says that something has shifted between two people, and that you noticed it sooner than you found words for it.',
    ],
    insight: [
      'Distance between two people seldom comes from one argument. It grows out of small things that went unsaid, and it shrinks the same way: one honest sentence at a time.',
      'Two questions are tangled here: what happened, and what you need now. You don’t have to agree on the first before you can speak about the second.',
    ],
    steps: [
      'Choose a quiet half hour this week, and ask for it in advance. “Could we sit down on Thursday after supper, just the two of us?” is enough. Being asked feels very different from being cornered.',
      'Say one thing that you feel and one thing that you need. Begin with “I”, and leave out “always” and “never”. A short sentence is easier to hear than a complete case.',
      'Ask one open question, then listen for five minutes. Don’t correct, and don’t defend yourself meanwhile. Say back what you heard before you add anything of your own.',
      'Pick one small repair that depends on you alone. A coffee brought to the table, a message at noon, an apology for your part. Do it without waiting to see what comes back.',
      'Agree on a pause for the moments that run too hot. Choose a word for it together, and a time to return, such as twenty minutes later. A pause with an end is not walking away.',
    ],
    example: [
      'There is something I would like to tell you, and I want to do it well.',
      'I miss how easy it used to be between us. I know that I have had a part in that, and I am sorry for it.',
      'I don’t need an answer tonight. Could we take half an hour on Thursday, with the phones in another room?',
    ],
    care: 'If the same quarrel keeps returning, or if talking has stopped altogether, a couples therapist is a good next step. If you are ever afraid of the other person, speak first, and alone, with a doctor or a helpline.',
  },
  work: {
    opening: [
      '“{quote}” is a hard thing to take with you into a working day. It costs energy before the first task has even begun.',
      'You describe it plainly: “{quote}”. That is worth taking seriously, because work fills too many hours for this to stay at the edge of your life.',
    ],
    insight: [
      'Part of this lies in your hands, and part of it does not. Sorting one from the other is usually the first relief, because it shows where your effort will count.',
      'It may help to separate the work itself from the people and the conditions around it. The answer is often different for each of the three.',
    ],
    steps: [
      'Write down three recent moments that show the problem. Note the date, what happened and what it cost you. Facts like these turn a vague complaint into a conversation that somebody can act on.',
      'Ask your manager for twenty minutes, with one subject. Name it in the invitation, so that nobody is surprised. Bring one request that could be granted this month.',
      'Decide on one boundary and keep it for five working days. No messages after seven, for example, or lunch away from the desk. A limit you keep says more than one you announce.',
      'Talk to one person who knows your field but not your office. Ask what they would do in your place, and what they would leave alone. Half an hour is enough.',
      'Spend one hour on your other options, with no duty to use them. Bring your CV up to date, or read five vacancies slowly. A choice feels lighter when you know what else is there.',
    ],
    example: [
      'Thank you for making time. I want to talk about one thing, and I have brought a proposal.',
      'For about a month now something has not been working for me, and I would rather raise it early than late. I have written down three examples. I can manage like this for a week, but not for a season.',
      'Could we agree on which two things come first, and who decides when something new arrives? I would like to try that for four weeks and then look at it together.',
    ],
    care: 'If your sleep, your appetite or your mood have suffered for more than two weeks, see your doctor or the occupational health service. For questions about contracts or dismissal, a union or an employment lawyer is the right address.',
  },
  personal: {
    opening: [
      'You put it in your own words: “{quote}”. Someone who can see that so clearly has already begun, even if nothing has moved yet.',
      '“{quote}” sounds like a sentence you have turned over many times. Written down, it becomes something you can look at, rather than something that looks at you.',
    ],
    insight: [
      'Change seldom begins with a decision about your whole life. It begins with one ordinary hour that goes a little differently, and then with the next one.',
      'There may be a gap between what you expect of yourself and what this season of your life allows. Closing it from both ends is fairer than pushing from one.',
    ],
    steps: [
      'Name the smallest version of what you want. If it cannot be done in fifteen minutes, make it smaller. Small is what survives a bad day.',
      'Tie it to something that you already do every day. After the first coffee, before the shower, on the way home. A fixed place in the day carries you when the mood does not.',
      'Keep a note of one line each evening for a week. Write what you did and how it felt, nothing more. By Sunday you will know more than a month of brooding could tell you.',
      'Tell one person what you are trying to do. Choose somebody kind rather than somebody impressive. Ask them to ask you about it on Friday.',
      'Let go of one demand on yourself until next week. Choose one that nobody else would notice. The room it leaves is where something new can start.',
    ],
    example: [
      'A page for myself, tonight.',
      'Today I wrote: “{quote}”. It is true, and it is not the whole truth about me.',
      'This week I will do one thing for fifteen minutes a day, and I will not judge it before Sunday. If I miss a day, I will begin again the next morning and leave it at that.',
    ],
    care: 'If the heaviness stays for most of the day, for two weeks or longer, talk to your doctor or a psychologist. Asking early is a sensible thing to do, and it is no verdict on you.',
  },
  health: {
    opening: [
      'You write “{quote}”, and it is understandable that this takes up room. A body that worries us is hard to think around.',
      '“{quote}” is reason enough to look at this calmly and soon. You don’t have to be certain that it is serious before you are allowed to ask.',
    ],
    insight: [
      'Two things help at the same time: knowing more, and needing less strength for the day. The first is a doctor’s part, and the second you can begin on now.',
      'Worry tends to fill the gaps where facts are missing. A few days of plain notes often make it quieter, and they make any appointment far more useful.',
    ],
    steps: [
      'Keep a short log for seven days. Note the time, what you felt, how strong it was from one to ten, and what came before. Two lines a day are enough.',
      'Book an appointment now rather than when it gets worse. Say on the phone how long it has been going on. Ask what you should bring.',
      'Protect your sleep with one fixed hour. Get up at the same time each day this week, also after a bad night. That steadies more than going to bed early does.',
      'Move gently for ten minutes a day, if nothing forbids it. A walk round the block counts. Stop if it hurts, and write that down as well.',
      'Look things up in one reliable place, and only once. Choose the pages of your national health service, and close the search after that. Reading on at midnight rarely answers anything.',
    ],
    example: [
      'Good morning. I have written down what I want to say, so that I don’t forget half of it.',
      'The main thing is this: “{quote}”. It began some time ago, and I have kept notes for a week.',
      'I have two questions. What could be causing it, and what should make me come back sooner?',
    ],
    care: 'This is not a diagnosis. See a doctor this week if it lasts or gets worse, and call your emergency number at once for chest pain, trouble breathing, sudden weakness or confusion.',
  },
  family: {
    opening: [
      'You write “{quote}”. With family, a sentence like that is never only about today, because so many earlier years speak along.',
      '“{quote}” shows how much these people matter to you. Indifference would not hurt like this.',
    ],
    insight: [
      'In families everyone tends to keep an old part: the sensible one, the difficult one, the one who keeps the peace. You may change your part without asking the others to change theirs first.',
      'Love and limits do not contradict each other. You can be fond of someone and still say what you can give and what you cannot.',
    ],
    steps: [
      'Decide what you want from the next conversation, and only from that one. One wish is plenty: to be heard, to settle a date, to say that you are sorry. The rest can wait its turn.',
      'Speak to one person at a time, not to the whole table. Choose the one with whom it is easiest. A walk or a car journey helps, since nobody has to look up.',
      'Write down what you will do, and what you will no longer do. Keep it to three lines, in friendly words. Read it again before the next visit.',
      'Apologise for your own part, if there is one, and stop there. Anything that begins with “but you” takes the apology back. You can speak about their part another day.',
      'Plan one good, short hour together this week. A meal, some photographs, an errand, with the hard subject left at home. Shared ease is what difficult talks are built on.',
    ],
    example: [
      'I have thought of you often these past weeks.',
      'I am sorry for my part in how things went between us. I would rather talk with you than about you.',
      'You don’t have to answer at once. If you like, I will ring on Sunday afternoon, and we can begin with something easy.',
    ],
    care: 'If old hurt keeps flaring up, or a child is caught in the middle, a family therapist or a family advice centre can carry part of this with you. Where grief is the heavier part, a bereavement counsellor is a good choice.',
  },
  money: {
    opening: [
      'You write “{quote}”. Money worries are tiring because they sit behind every other decision, down to the smallest one.',
      '“{quote}” is easier to look at in figures than in the dark. Not knowing nearly always weighs more than the number itself.',
    ],
    insight: [
      'There are two separate jobs here: getting through this month, and changing the direction. Mixing them makes both feel impossible.',
      'None of this says anything about your worth. It says that what comes in and what goes out need a plan that they do not have yet.',
    ],
    steps: [
      'Write all your income and fixed costs on one sheet of paper. Take thirty minutes and your last bank statement. Rough figures will do for a first look.',
      'Pay rent, energy, food and health insurance first. Everything else comes after that, also the louder letters. This order protects what you can least do without.',
      'Cancel or pause one expense today. Look at subscriptions first, because most of them are never missed. Put the sum aside on the same day, or it will vanish.',
      'Ring one creditor or supplier before they ring you. Say what you can pay and from when, and ask for it in writing. Most of them would rather have a plan than silence.',
      'Set a fixed money hour once a week. Open the post, check the balance, and decide on one thing. Outside that hour you are allowed to think about something else.',
    ],
    example: [
      'My plan for this month on one page, with round figures that I will replace with my own.',
      'Coming in: 2100. Fixed costs: 1450. Food and travel: 450. That leaves 200, of which 120 goes to the oldest bill and 80 stays as a buffer.',
      'On the phone I will say: “I can pay 40 a month from the first of next month. Could you confirm that in writing?” In three months I will look at the figures again.',
    ],
    care: 'If bills stay unpaid for two months, or letters stay unopened, go to a free debt advice service soon. For large decisions such as a house, a pension or a loan, ask an independent financial adviser first.',
  },
  education: {
    opening: [
      'You write “{quote}”. That sounds less like a lack of ability than like a load that has not been divided yet.',
      '“{quote}” is something only a person who cares about learning would write, even if it doesn’t feel that way at the moment. That is a good place to start from.',
    ],
    insight: [
      'Studying is often two tasks at once: understanding the subject, and managing the time and the doubt around it. It is usually the second that goes wrong first.',
      'A grade or an exam measures one moment under one set of conditions. What you change about those conditions this week may matter more than how hard you try.',
    ],
    steps: [
      'List everything that is due, with dates, on one page. Then mark the two that matter most. Those two get your best hours, and the others get what is left.',
      'Study in blocks of twenty-five minutes, three a day. Put the phone in another room. Stop when the third is done, also when it is going well.',
      'Test yourself instead of reading again. Close the book, write down what you remember, then check. It feels harder, and it stays much longer.',
      'Send a short message to your teacher or tutor this week. Ask one precise question and propose a time. They can do far more now than on the day before the exam.',
      'Find one person to work beside on a fixed afternoon. You don’t even have to study the same subject. Someone else’s quiet concentration is catching.',
    ],
    example: [
      'Good afternoon,',
      'I am taking your course, and I have difficulty keeping up. I have gone through the material, and I get stuck at one point in particular.',
      'Could I come and see you for fifteen minutes this week? I will bring what I have tried so far, and two questions.',
      'Thank you for your time.',
    ],
    care: 'If fear of exams keeps you awake, or you have stopped going, see your student counsellor or your doctor. Schools and universities can often give more time or another date, if you ask before it is due.',
  },
  other: {
    opening: [
      'You write “{quote}”. It does not have to fit into a box to be worth thinking through properly.',
      '“{quote}” is a good place to begin, because it is said without decoration. From there, the next question is what you would like to be different.',
    ],
    insight: [
      'When a question has many sides, the mind likes to hold all of them at once. It grows easier as soon as one side is on paper and the others may wait.',
      'There may be no perfect answer here, and that can be a relief. A good enough choice that you can adjust later is often better than a perfect one that never comes.',
    ],
    steps: [
      'Write the question down in one single sentence. If it needs two, you have two questions. Begin with the one that has a date on it.',
      'List what you know, what you guess and what you fear. Use three columns and ten minutes. Then turn one of the guesses into knowledge before the week is over.',
      'Take the smallest step that can still be undone. A phone call, a visit, a trial of one week. You will learn more from it than from another evening of thinking.',
      'Ask somebody who has been through something like it. Say that you want their experience and not a verdict. Listen for what surprised them.',
      'Set a date by which you will decide. Put it in the diary, with an hour of peace around it. Until then you may leave the matter alone.',
    ],
    example: [
      'What I know: “{quote}”.',
      'What I want in three months: a calm answer that I can explain in one sentence.',
      'What I will do this week: ask one person, try one small thing, and decide on Sunday at four whether to go on. If it turns out wrong, I can go back, and I will have learned something.',
    ],
    care: 'If it begins to affect your sleep, your health or your safety, talk to your doctor. Where rights or contracts are involved, a legal advice centre can save you a great deal of worry.',
  },
};
