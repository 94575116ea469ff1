import type { BillingMailTexts } from './billing.mails.texts.ts';

/** Chinese words of the mails about payments, in simplified characters, with 你. */
export const BILLING_MAIL_TEXTS_ZH: BillingMailTexts = {
  kinds: {
    begun: {
      subject: '你的套餐已开始',
      preheader: '约定内容的书面确认，请保存这封邮件。',
      lines: [
        '谢谢。你在 {app} 的{plan}套餐已开始。这封邮件是合同的确认，请保存。',
        '合同按月延续，每个月预先付款。你可以随时取消：在账号页面，或者无需登录，在下面的网址。套餐会在已付款的月份结束时终止。',
      ],
      button: '查看我的套餐',
    },
    changed: {
      subject: '你的套餐已更改',
      preheader: '新套餐现在起生效。',
      lines: ['你在 {app} 的套餐现在是{plan}。原套餐剩余的部分已从价格中扣除。'],
      button: '查看我的套餐',
    },
    change_scheduled: {
      subject: '你的套餐将会更改',
      preheader: '在那之前，一切照旧。',
      lines: ['从 {at} 起，你在 {app} 的套餐是{plan}。在那之前，你可以完整使用现在的套餐。', '在那之前，你可以在账号页面撤销。'],
      button: '查看我的套餐',
    },
    cancelled: {
      subject: '你的套餐已取消',
      preheader: '它将于 {at} 结束，在那之前没有变化。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，将于 {at} 结束。在那之前你可以完整使用，也不会再扣款。',
        '在那之前，你可以在账号页面撤销，价格不变。',
        '你问过和读过的内容、聊天和伴侣会话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    cancelled_later: {
      subject: '你的套餐已取消',
      preheader: '将于 {at} 结束，在此之前继续有效。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，将于 {at} 结束，即你所选日期所在的付费月的最后一天。在此之前套餐继续有效：每月续订，每月预先付费。',
        '在此之前，你可以在账号页面上撤销取消，也可以让套餐提前结束。价格不变。',
        '你问过和读过的内容、聊天和伴侣会话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    cancelled_disputed: {
      subject: '你的套餐已取消',
      preheader: '最迟于 {at} 结束。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，最迟于 {at} 结束。你的银行正在核查一笔付款：在银行作出决定之前，套餐不会续订，取消也无法撤销。如果银行支持你，套餐会立即结束。',
        '你问过和读过的内容、聊天和伴侣会话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    resumed: {
      subject: '你的套餐继续有效',
      preheader: '一切照旧。',
      lines: ['你撤销了原来的安排：你在 {app} 的{plan}套餐照常继续。'],
      button: '查看我的套餐',
    },
    ended: {
      subject: '你的套餐已结束',
      preheader: '你写下的一切都会保留。',
      lines: [
        '你在 {app} 的{plan}套餐已结束，不会再扣款。',
        '你问过和读过的内容、聊天和伴侣会话都会保留。从现在起你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看所有套餐',
    },
    payment_failed: {
      subject: '有一笔付款未成功',
      preheader: '你的套餐保留到 {at}。',
      lines: [
        '你在 {app} 的{plan}套餐有一笔付款未成功。套餐保留到 {at}；如果届时仍未付款，套餐就会结束。',
        '你可以在账号页面付款，也可以在那里换一种付款方式。',
      ],
      button: '前往我的账号',
      after: ['我们绝不会通过邮件索要银行卡信息。'],
    },
    withdrawn: {
      subject: '你的合同已终止',
      preheader: '撤回已办理完毕。',
      lines: ['你撤回了 {app} 的{plan}套餐合同。合同已终止，不会再扣款。'],
      after: [
        '你的账号和写下的一切都会保留，使用免费套餐，每月 {free} 次。已使用的次数会继续计算，直到当月原本结束之日，在新套餐中也一样。',
      ],
    },
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
        '有人（也许是你）用这个邮箱在 {app} 发送了撤回声明。这个邮箱没有付费合同，所以没有任何改动。',
        '如果你的合同用的是另一个邮箱，请用那个邮箱再发一次，或者登录。以这份回执的日期为准。',
      ],
      after: ['如果不是你，不需要做任何事。'],
    },
    cancellation_received: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，还差一步。',
      lines: [
        '我们在 {app} 收到了下面的取消声明，以收到的时间为准。',
        '为了不让别人终止你的合同，请打开这个页面，确认是你本人。',
      ],
      button: '确认取消',
      after: ['链接在 {days} 天内有效。', '如果不是你发送的，不需要做任何事，一切保持不变。'],
    },
    cancellation_confirmed: {
      subject: '我们收到了你的声明',
      preheader: '回执 {number}，无需再做任何事。',
      lines: [
        '我们在 {app} 收到了下面的取消声明，并确认是你本人发送的，以收到的时间为准。',
        '你不需要再做任何事。你账号的合同办理完毕后，我们会写信告诉你。',
      ],
    },
    cancellation_unknown: {
      subject: '我们收到了一份声明',
      preheader: '回执 {number}。',
      lines: [
        '有人（也许是你）用这个邮箱在 {app} 发送了取消声明。这个邮箱没有付费合同，所以没有任何改动。',
        '如果你的合同用的是另一个邮箱，请用那个邮箱再发一次，或者登录。以这份回执的日期为准。',
      ],
      after: ['如果不是你，不需要做任何事。'],
    },
  },
  facts: {
    plan: '套餐',
    sessions: '每月建议次数',
    price: '每月价格（含增值税）',
    charged: '已付',
    due: '应付',
    refund: '退款',
    began: '开始日期',
    begins: '开始日期',
    next: '下次付款',
    ends: '结束日期',
    keptUntil: '保留至',
    withdrawUntil: '可撤回至',
    number: '回执',
    received: '收到时间',
    declaration: '声明',
    name: '姓名',
    contract: '合同',
    cancelKind: '类型',
    reason: '理由',
    wished: '希望的结束日期',
  },
  plans: { bronze: '铜卡', silver: '银卡', gold: '金卡' },
  unlimited: '不限',
  declarations: { withdraw: '我撤回这份合同。', cancel: '我取消这份合同。' },
  cancelKinds: { ordinary: '普通取消', important: '因重要理由取消' },
  asEarlyAsPossible: '尽早',
  quotes: ['“', '”'],
  atOnce:
    '你要求我们在撤回期结束之前开始服务。如果你撤回，需要按比例支付当月价格：按到我们得知为止的天数，或按已使用的次数计算，以较高者为准。不限次数的套餐中，{sessions} 次按整月计算。',
  refunded:
    '下面的金额会按你付款的方式退回，最迟在你撤回后 14 天内。我们只留下应付的费用：你要求过立即开始的，是已使用的部分；此外是撤回之后仍使用的部分。',
  disputed:
    '你的银行正在核查这笔付款。在银行作出决定之前，我们无法退款。如果银行把钱退还给你，事情就此了结；否则我们会随即退还应退给你的款项。',
  important: '声明中提到了重要理由。我们会有人阅读并写信给你。套餐最迟在已付款的月份结束时终止。',
  wishedDate: '合同不能在已付费的当月结束之前终止：将于 {at} 结束。',
  wishedLater: '我们会按你的日期执行：合同在此之前每月续订，并于 {at} 结束，即该日期所在的付费月的最后一天。',
  endsBefore: '合同原本就会在该日期之前结束：将于 {at} 结束。',
  quoted:
    '引号中的内容是有人在我们的表单里填写的，我们不知道是谁。其中的网址和长号码已作处理，长文字已截短。上面的页面会显示全部内容。',
  links: {
    withdraw: '在此撤回合同：',
    cancel: '在此取消合同：',
    terms: '服务条款：',
  },
};
