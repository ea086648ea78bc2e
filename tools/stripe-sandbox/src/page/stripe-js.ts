/**
 * A stand-in for Stripe.js, served at /v3/: the part that a page with a Payment Element uses. The card fields are in a
 * frame of the sandbox's origin; the page sees neither their content nor the frame's inside, only messages.
 */
export const stripeJs = `(() => {
  const origin = new URL(document.currentScript.src).origin;

  function paymentElement({ clientSecret, appearance = {} }) {
    const listeners = {};
    const tell = (name, event = {}) => (listeners[name] || []).forEach((listener) => listener(event));
    const frame = document.createElement('iframe');
    const answers = [];
    const onMessage = ({ source, origin: from, data }) => {
      if (from !== origin || source !== frame.contentWindow) return;
      if (data.type === 'height') frame.style.height = data.height + 'px';
      else if (data.type === 'answer') answers.shift()?.(data.answer);
      else tell(data.type, data.event);
    };
    return {
      on(name, listener) {
        (listeners[name] ||= []).push(listener);
        return this;
      },
      mount(target) {
        const node = typeof target === 'string' ? document.querySelector(target) : target;
        frame.title = 'Secure payment input frame';
        frame.style.cssText = 'border:0;display:block;width:100%;height:15rem';
        addEventListener('message', onMessage);
        const style = new URLSearchParams({ secret: clientSecret, ...appearance.variables });
        frame.src = origin + '/v3/frame?' + style;
        node.replaceChildren(frame);
      },
      unmount() { frame.remove(); },
      destroy() { removeEventListener('message', onMessage); frame.remove(); },
      ask(question) {
        return new Promise((resolve) => {
          answers.push(resolve);
          frame.contentWindow.postMessage(question, origin);
        });
      },
    };
  }

  window.Stripe = (key) => {
    if (!/^pk_/.test(key || '')) throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements(options) {
        const created = { payment: null };
        return {
          create(type) {
            if (type !== 'payment') throw new Error('The sandbox knows the Payment Element alone.');
            return (created.payment = paymentElement(options));
          },
          getElement: () => created.payment,
          submit: () => created.payment.ask({ type: 'submit' }),
        };
      },
      async confirmPayment({ elements, confirmParams = {}, redirect = 'always' }) {
        const question = { type: 'confirm', returnUrl: confirmParams.return_url };
        const answer = await elements.getElement('payment').ask(question);
        if (answer.error) return { error: answer.error };
        if (answer.redirect || redirect === 'always') {
          location.assign(answer.redirect || answer.returnTo);
          return new Promise(() => {});
        }
        return { paymentIntent: answer.paymentIntent };
      },
    };
  };
  window.Stripe.version = 'sandbox';
})();
`;

/** The script inside the frame: checks, sends the card to the sandbox, answers the page that embeds it. */
export const frameJs = `(() => {
  const form = document.forms[0];
  const say = (message) => parent.postMessage(message, '*');
  const secret = new URLSearchParams(location.search).get('secret');
  const resize = () => say({ type: 'height', height: document.documentElement.offsetHeight });
  new ResizeObserver(resize).observe(document.body);
  if (!form) return say({ type: 'loaderror', event: { error: { message: document.body.innerText.trim() } } });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const complete = [...new FormData(form).values()].every((value) => value !== '');
    say({ type: 'change', event: { elementType: 'payment', complete, empty: !complete } });
  });

  function show(errors) {
    for (const input of form.elements) {
      const sentence = document.getElementById(input.id + '-error');
      if (!sentence) continue;
      sentence.textContent = errors[input.name] || '';
      input.setAttribute('aria-invalid', String(Boolean(errors[input.name])));
    }
  }

  async function confirm(returnUrl, step) {
    const body = new URLSearchParams(new FormData(form));
    body.set('secret', secret);
    body.set('return_url', returnUrl || '');
    const answer = await (await fetch('/v3/' + step, { method: 'POST', body })).json();
    show(answer.fields || {});
    return answer;
  }

  addEventListener('message', async ({ source, data }) => {
    if (source !== parent) return;
    const failed = { error: { type: 'api_connection_error', message: 'The payment service could not be reached.' } };
    const step = data.type === 'submit' ? 'check' : 'confirm';
    say({ type: 'answer', answer: await confirm(data.returnUrl, step).catch(() => failed) });
  });
  say({ type: 'ready', event: { elementType: 'payment' } });
})();
`;
