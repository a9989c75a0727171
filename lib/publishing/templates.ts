/** Files to begin with; each is accepted as it is. The guide on publishing shows the same ones. */

/** @param day YYYY-MM-DD */
export const articleTemplate = (day: string): string => `---
slug: hand-over-on-fridays
category: team
publishedOn: ${day}

--- zh-CN ---
title: 周五交接，怎么不落事
crumb: 周五交接
description: 周末换人值班，店铺、消息和待办怎么一次交清，这里有一份十分钟能做完的交接顺序。

周末只留一个人值班时，最容易丢的不是大事，而是没人知道该由谁做的小事。下面的顺序可以照着做一遍。

## 先列清单 {#list}

- 未回的买家消息，按店铺分开
- 等发货的订单与截止时间
- 周末要改的价格

1. 值班的人登录自己的子账号
2. 打开授权给他的店铺，确认都在

## 哪些人看什么 {#who}

表：交接前后各由谁看

| 事情 | 周五下班前 | 周末 |
| --- | --- | --- |
| 买家消息 | 各店运营 | 值班的人 |
| 退款 | 主管 | 留到周一 |

> **不必交出密码**
> 值班的人点开授权的店铺就能工作，看不到密码本身。

\`\`\`交接记录写成这样
店铺 A：三条未回，两单今晚发
\`\`\`

[看看团队怎么分权限](/browser-users)

--- en-US ---
title: A Friday handover that drops nothing
crumb: Friday handover
description: One person minds the stores at the weekend. Hand over stores, messages and open tasks in ten minutes, in this order.

When one person is left on duty, it is rarely the big things that get lost. It is the small ones nobody knew were theirs. Go through this order once.

## Write the list first {#list}

- Messages of buyers without an answer, by store
- Orders waiting to be shipped, and until when
- Prices to change at the weekend

1. Whoever is on duty signs in with a sub-account
2. Opens the stores granted to it and sees that all are there

## Who watches what {#who}

Table: Who takes care before and after the handover

| What | Until Friday evening | At the weekend |
| --- | --- | --- |
| Messages | Each store’s team | Whoever is on duty |
| Refunds | The lead | Wait for Monday |

> **No password changes hands**
> Whoever is on duty opens the stores granted to them and works; the password itself is not shown.

\`\`\`A line of the handover
Store A: three without an answer, two to ship tonight
\`\`\`

[How a team shares rights](/browser-users)
`;

const campaignInChinese = `---
slug: spring-stock
visual: docks
start: 2027-03-01T00:00:00+08:00
end: 2027-03-16T00:00:00+08:00
offers: coupon, first_month_ip

--- zh-CN ---
name: 春季备货
summary: 开年上新，店铺先分好家。
title: 开年上新，|店铺先分好家
lead: 三月前半个月，新用户注册得券，首月 IP 半价。新店上架之前，先给每家店一个独立环境。
after: 春季备货活动已经结束，本页留作存档。下面的步骤照样能用。

## offers: 两份开年礼

一份在注册时给，一份在买首月 IP 时减半。

## own path: 四步开新店

每一步几分钟，做完一步再做下一步。

### 注册

填手机号与验证码，看到注册成功的页面就算完成。

### 添店

添加店铺，浏览器为它开一个独立环境。

### 配 IP

为这家店选线路；首月金额应当减半。

### 上新

登录后台，先上一件商品，看看一切是否正常。

> 券的到期日写在券面上，领到后先看一眼。

## rules: 活动规则

### 谁能参加

活动期间首次注册并通过手机验证的账号。

### 怎么拿到

注册成功，券随账号发放。

## faq: 常问

### 老用户有吗？

这次只给新注册的账号；老用户请看优惠页上的其他活动。

`;

const campaignInEnglish = `--- en-US ---
name: Spring stock
summary: New goods for the new year; give each store a place of its own first.
title: New goods,| each store apart
lead: In the first half of March new users get a coupon and a half-price first month of IPs. Give each store an environment of its own before you list.
after: The spring campaign is over and the page is kept as a record. The steps below still work.

## offers: Two presents to begin with

One comes with the registration, the other halves the first month of an IP.

## own path: A new store in four steps

Each takes a few minutes; finish one before the next.

### Register

Enter phone and code. The page that says so means it is done.

### Add the store

The browser opens an environment of its own for it.

### Choose an IP

Pick the line for this store; the first month should be halved.

### List

Sign in to the back office and list one item to see that all is well.

> Each coupon names the day it ends. Look at it once you have it.

## rules: Terms

### Who

Accounts registered for the first time in these days, with a verified phone.

### How

The coupon comes with the account.

## faq: Often asked

### Is there something for earlier users?

Not this time. The page of offers lists what else is running.
`;

export const campaignTemplate = (): string => campaignInChinese + campaignInEnglish;
