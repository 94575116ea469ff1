import type { SharedPhrases } from './phrases.types.ts';

/** English, across categories. */
export const enShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'So let us keep to what can be done in the coming days, in an order that works. Three small things that are finished help more than one large plan.',
        'You do not need the whole route for this. You need a first step that is clear enough to take tomorrow.',
      ],
      step: [
        'Put the first step in your diary, with a day and an hour. Set a reminder for it now. What has no time of its own is rarely done.',
        'Lay out today what you will need tomorrow. A number to ring, a sheet of paper, a first sentence. The fewer hurdles there are, the sooner you will begin.',
      ],
      closing: [
        'Start with the first step on the list, and leave the others for now. Once it is behind you, the second will look smaller.',
        'A week is long enough to try this and short enough to stop. Look back on Sunday, keep what worked, and drop the rest.',
      ],
    },
    empathetic: {
      view: [
        'Whatever you feel about this is allowed to be there, also when two feelings contradict each other. You don’t have to be done with them before you do something.',
        'It is no wonder that this tires you. You have been carrying it alongside everything else that a normal week asks of you.',
      ],
      step: [
        'Give yourself one gentle hour this week, with nothing to solve. A bath, a walk, music, a friend who doesn’t have to advise you. Rest is part of the work here.',
        'Talk to yourself as you would to a good friend. Write down the harshest thought, and beneath it what you would say to them. Keep that second line within reach.',
      ],
      closing: [
        'You don’t have to do all of this, and none of it perfectly. That you looked for words at all shows how much you care.',
        'Be patient with yourself in the days to come. Some of this needs time more than effort, and you are allowed that time.',
      ],
    },
    analytical: {
      view: [
        'It helps to take it apart: what is fact, what is interpretation, and what is a forecast. Each of the three calls for a different response.',
        'Seen coolly, there are three levers: what you say, what you do, and what you stop doing. The last is the one most often forgotten.',
      ],
      step: [
        'Compare two options on paper, with the cost and the gain of each. Give every point a weight from one to five. If the result disappoints you, that is information as well.',
        'Write down what would prove you wrong. Choose one sign that you could observe within a week. It keeps you from reading the same meaning into everything.',
      ],
      closing: [
        'You won’t be able to predict everything, and you don’t need to. Check after a week which assumption held, and adjust the next step to it.',
        'Judge the decision by how you made it, and not only by how it turned out. What you learn on the way counts as a result.',
      ],
    },
    motivational: {
      view: [
        'You have come through difficult weeks before, and you know what helped then. That strength has not gone; it has only been busy elsewhere.',
        'There is more movement in this than it seems from inside. Describing it so honestly is already a first step.',
      ],
      step: [
        'Do one brave thing before Wednesday, and make it a small one. Ten minutes are enough for it. Courage tends to arrive after you have started.',
        'Write down one success every evening, however modest. Read all of them on Sunday. They show you a direction that a single day cannot.',
      ],
      closing: [
        'You can do the next small thing, and that is all that is asked of you today. After it there will be another, and you will be a little further on.',
        'Keep going at your own pace. What looks small on Monday has often changed a whole month.',
      ],
    },
  },
  named: [
    'You mention {name}, and that part deserves a place of its own in what you decide.',
    'It is no accident that {name} comes up here, and whatever you decide should leave room for that.',
  ],
  counted: [
    'You also name “{number}”, which is worth saying plainly, neither smaller nor larger than it is.',
    'And there is “{number}”, a detail that belongs at the top of your page.',
  ],
  namedStep: [
    'Write down what {name} might be worried about. Two or three lines are enough, and you don’t have to agree with them. It makes your own first sentence kinder and clearer.',
    'Think of one thing that you value in {name}. Say it, or write it, before you bring up anything difficult. It is easier to listen to someone who has seen your good side.',
  ],
  againStep: [
    'Go back to one line of your own this evening. You wrote “{quote}”. Ask what you would say to a friend who told you that, and note the first answer that comes.',
    'Keep one sentence of yours in front of you this week. It is “{quote}”. Below it, begin a line with “What I can do about it is”, and finish that line by Friday.',
  ],
  greeting: 'Dear {name},',
  chat: {
    question: [
      'You ask “{quote}”, and there is no way to be sure beforehand. There is a way, though, to be ready for more than one answer.',
      '“{quote}” is a fair thing to ask at this point. The honest answer depends on what you most want to protect.',
      'With “{quote}” you are already looking one step ahead. That is useful, as long as it does not keep you from the step before it.',
    ],
    statement: [
      'You say “{quote}”. Thank you for putting it so plainly, because it shows where the weight is at the moment.',
      '“{quote}” is an important addition. It changes what comes first, though not what you are after.',
      'There is a lot in “{quote}”. It makes sense that this is not simple for you.',
    ],
    thanks: [
      '“{quote}” is good to read. Take with you what was useful, and leave the rest here.',
      'Thank you for “{quote}”. It is good that something here was of use.',
    ],
    body: [
      'Try to think in two cases. If it goes better than you fear, you only have to say thank you and keep it short. If it goes worse, you can say “I need a moment” and come back to it tomorrow.',
      'It may help to make the question smaller. Ask not what is right for ever, but what is kind and true for the next three days. Most mistakes of that size can be mended.',
      'Give it a little more time than feels comfortable. What is unclear today is often plain after two nights, and few things here have to be settled by this evening.',
      'Notice what you would do if nobody were watching or judging. That answer is not always the one to follow, but it usually shows which part matters most to you.',
      'You might say it in one breath: what happened, what it did to you, and what you are asking for. If it takes longer than that, write it down first and cross out half.',
      'Keep hold of what lies within your reach: your tone, your timing, and your next sentence. The rest is not yours to carry, even when it feels that way.',
    ],
    bridge: ['From here, one step fits well.', 'For this week, it is enough to keep to one thing.'],
    advised: [
      'Your advice already has a line for this, “{quote}”, and it is a good place to begin.',
      'One step of your advice comes close to this, “{quote}”, so you may take that one first.',
    ],
    listed: ['Two steps fit from here.', 'For the coming days, two small things are enough.'],
    recalled: [
      'Earlier you told me “{quote}”. That is how I still have it here.',
      'Yes, you wrote “{quote}”. It is good that you come back to it.',
    ],
    closing: [
      'What would be the first sentence, if you began today?',
      'Which part of this feels hardest to you?',
      'When in the coming days would you have half an hour for it?',
      'What would tell you, a week from now, that it was worth it?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, you write “{quote1}”. {name2}, you write “{quote2}”. Both can be true at the same time, and neither has to give way for the other to be heard.',
      'Thank you, {name1}, for “{quote1}”, and thank you, {name2}, for “{quote2}”. You are looking at the same thing through two windows.',
      'Let us put two sentences side by side. {name1}, yours is “{quote1}”, and {name2}, yours is “{quote2}”. Underneath both there seems to be a wish to be understood.',
    ],
    one: [
      '{name1}, thank you for “{quote1}”. {name2}, there is no need to answer that at once; for now it is enough to let it stand.',
      '{name1}, you write “{quote1}”. {name2}, before you answer, you might like to say in your own words what you heard in it.',
      'It took some trust to write “{quote1}”, {name1}. {name2}, you may take your time with it, and your own side of it will have the same room.',
    ],
    solo: [
      '{name1}, you write “{quote1}”. It is good that you begin here, and the other side will have just as much room once you are both in this conversation.',
      'Thank you, {name1}, for “{quote1}”. Until you are both here, let us keep to how it is for you, and leave the other side open.',
    ],
    body: [
      'For the next few minutes nobody has to be right. It is enough if each of you can say what the other means, so that the other nods.',
      'Notice how quickly a wish can sound like a reproach. Behind most reproaches stands something simple: see me, help me, stay with me.',
      'It may help to leave the past week alone for a moment. What each of you would like on an ordinary evening is a kinder place to begin.',
      'When it gets tense, go slower rather than louder. One person speaks, the other repeats it, and only then do you change over.',
    ],
    task: [
      'A small exercise for you both: finish the sentence “I feel close to you when”, once each, without commenting on the other’s ending. What do you hear?',
      'Here is a question to each of you, to be answered in one or two sentences: what is one thing the other did this week that you were glad of?',
      'Would you each write down one wish for the coming week, small enough to fit into a single sentence, and then read the other’s without answering it yet?',
      'Try this tonight: ten minutes, five for each of you, in which one talks and the other only listens. What would you like to use your five minutes for?',
      'Take a breath before you go on, and then answer this one after the other: what would each of you need to take this conversation one step further today?',
    ],
  },
};
