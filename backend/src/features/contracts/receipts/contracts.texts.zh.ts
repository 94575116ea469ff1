import type { ContractMailTexts } from './contracts.texts.types.ts';

/** Chinese words of the receipts of contract declarations, in simplified characters, with 你. */
export const CONTRACT_MAIL_TEXTS_ZH: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，还差一步。',
      lines: [
        '我们在 {app} 收到了下面的撤回声明，以收到的时间为准。',
        '为了不让别人终止你的合同，请打开这个页面，确认是你本人。',
      ],
      button: '确认撤回',
      after: ['链接在 {days} 天内有效。', '如果不是你发送的，不需要做任何事，一切保持不变。'],
    },
    withdrawal_confirmed: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，无需再做任何事。',
      lines: [
        '我们在 {app} 收到了下面的撤回声明，并确认是你本人发送的，以收到的时间为准。',
        '你不需要再做任何事。你账号的合同办理完毕后，我们会写信告诉你。',
      ],
    },
    withdrawal_unknown: {
      subject: '我们收到了一份声明',
      preheader: '回执 {number}。',
      lines: [
        '有人（也许是你）用这个邮箱在 {app} 发送了撤回声明。这个邮箱没有付费套餐的合同，所以没有任何改动。',
        '如果你的合同用的是另一个邮箱，请用那个邮箱再发一次，或者登录。以这份回执的日期为准。',
      ],
      after: ['如果不是你，不需要做任何事。'],
    },
    cancellation_received: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，还差一步。',
      lines: [
        '我们在 {app} 收到了下面的解约声明，以收到的时间为准。',
        '为了不让别人终止你的合同，请打开这个页面，确认是你本人。',
      ],
      button: '确认解约',
      after: ['链接在 {days} 天内有效。', '如果不是你发送的，不需要做任何事，一切保持不变。'],
    },
    cancellation_confirmed: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，无需再做任何事。',
      lines: [
        '我们在 {app} 收到了下面的解约声明，并确认是你本人发送的，以收到的时间为准。',
        '你不需要再做任何事。你账号的合同办理完毕后，我们会写信告诉你。',
      ],
    },
    cancellation_unknown: {
      subject: '我们收到了一份声明',
      preheader: '回执 {number}。',
      lines: [
        '有人（也许是你）用这个邮箱在 {app} 发送了解约声明。这个邮箱没有付费套餐的合同，所以没有任何改动。',
        '如果你的合同用的是另一个邮箱，请用那个邮箱再发一次，或者登录。以这份回执的日期为准。',
      ],
      after: ['如果不是你，不需要做任何事。'],
    },
  },
  facts: {
    plan: '套餐',
    ends: '结束日期',
    number: '回执编号',
    received: '收到时间',
    declaration: '声明',
    name: '姓名',
    contract: '合同',
    cancelKind: '类型',
    reason: '理由',
    wished: '希望的结束日期',
  },
  declarations: { withdraw: '我撤回这份合同。', cancel: '我解除这份合同。' },
  cancelKinds: { ordinary: '普通解约', important: '因重大理由解约' },
  asEarlyAsPossible: '尽早',
  quotes: ['“', '”'],
  important: '声明中提到了重大理由，由我们的人员处理，并会写信给你。套餐最迟随已付费周期结束。',
  wishedDate: '合同不能在已付费周期结束之前终止：将于 {at} 结束。',
  wishedLater: '我们会按你的日期执行：合同在此之前每月续订，并于 {at} 结束，即该日期所在的付费周期的最后一天。',
  endsBefore: '合同原本就会在该日期之前结束：将于 {at} 结束。',
  quoted:
    '引号中的内容是有人在我们的表单里填写的，我们不知道是谁。其中的网址和长号码已作处理，长文字已截短。上面的页面会显示全部内容。',
};
