// Plays the runs of a report back, and filters its findings. The page is whole without it.
(() => {
  "use strict";
  const source = document.getElementById("recordings");
  const data = Object.assign({ fragments: [], drawings: [], texts: [], recordings: [], omitted: 0, reuses: ["", ""] }, JSON.parse(source.textContent || "{}"));
  const byKey = new Map(data.recordings.map((recording) => [recording.key, recording]));
  const svgNamespace = "http://www.w3.org/2000/svg";

  /* Making elements: texts of an app are never markup. */

  function make(tag, attributes, ...children) {
    return fill(document.createElement(tag), attributes, children);
  }
  function draw(tag, attributes, ...children) {
    return fill(document.createElementNS(svgNamespace, tag), attributes, children);
  }
  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === false || value === null || value === undefined) continue;
      if (name === "onclick") element.addEventListener("click", value);
      else element.setAttribute(name, value === true ? "" : value);
    }
    for (const child of children.flat()) if (child !== null && child !== undefined) element.append(child);
    return element;
  }

  /* What the file holds once, found by its number. A recording is unfolded when it is opened. */

  const unfolded = new Map();
  function unfold(recording) {
    if (unfolded.has(recording)) return unfolded.get(recording);
    const words = (numbers) => numbers.map((number) => data.texts[number]);
    const pictures = recording.pictures.map((each) => ({ ...each, parts: each.parts.map((part) => recording.parts[part]) }));
    const reuses = recording.reuses.map(([ordinal, step, cell, from, to]) => ({ ordinal, step, cell, from, to }));
    const whole = { ...recording, items: words(recording.items), cells: words(recording.cells), reuses };
    const sentence = ({ ordinal, cell, from, to }) => {
      const parts = { ordinal, cell: whole.cells[cell], from: whole.items[from], to: whole.items[to] };
      return data.reuses[from < 0 ? 1 : 0].replace(/\{(\w+)\}/g, (_, name) => parts[name]);
    };
    whole.steps = recording.steps.map((step) => ({
      ...step, reused: step.reused.map((each) => pictures[each]), fresh: step.fresh && step.fresh.map((each) => pictures[each]),
      events: step.events.map((each) => (each < 0 ? sentence(reuses[-1 - each]) : data.texts[each])), updates: step.updates.map(words),
    }));
    unfolded.set(recording, whole);
    return whole;
  }

  /* The list after a step. */

  // A drawing is SVG that the report's writer made, every text of an app in it escaped.
  function picture(picture, label, marks, items) {
    const svg = draw("svg", {
      viewBox: `0 0 ${picture.width} ${picture.height}`, role: "img", "aria-label": label, "font-family": "-apple-system, Inter, sans-serif", style: `max-width:${picture.width}px`,
    });
    svg.append(draw("rect", { width: "100%", height: "100%", fill: picture.ground }));
    const outlines = [];
    for (const [drawing, x, y, width, height, item] of picture.parts) {
      const group = draw("g", { transform: `translate(${x} ${y})` });
      group.innerHTML = data.drawings[drawing].map((each) => data.fragments[each]).join("");
      if (item >= 0) group.append(draw("title", {}, items[item]));
      svg.append(group);
      const mark = marks.get(item);
      if (mark) {
        outlines.push(draw("rect", {
          x: x + 2, y: y + 2, width: Math.max(0, width - 4), height: Math.max(0, height - 4), rx: 6, fill: "none",
          stroke: mark.color, "stroke-width": 3, "stroke-dasharray": mark.dashes,
        }, draw("title", {}, mark.words)));
      }
    }
    svg.append(...outlines);
    return svg;
  }

  function rows(pictures) {
    const found = new Map();
    for (const each of pictures || []) for (const part of each.parts) if (part[5] >= 0) found.set(part[5], part);
    return found;
  }

  // Items that look otherwise with fresh cells.
  function differing(step) {
    if (!step.fresh) return new Set();
    const fresh = rows(step.fresh);
    const different = [...rows(step.reused)].filter(([item, part]) => {
      const other = fresh.get(item);
      return other && (other[0] !== part[0] || other[3] !== part[3] || other[4] !== part[4]);
    });
    return new Set(different.map(([item]) => item));
  }

  function figure(caption, pictures, step, marks, items, kind) {
    const drawn = (pictures || []).map((each, index) => picture(each, `${caption}, list ${index + 1}`, marks, items));
    if (!drawn.length) drawn.push(make("p", { class: "none" }, "Nothing is visible."));
    const cover = step && step.cover && make("div", { class: "cover" },
      make("p", {}, make("strong", {}, step.cover.title)), step.cover.message ? make("p", {}, step.cover.message) : null,
      make("ul", {}, step.cover.buttons.map((button) => make("li", {}, button))));
    return make("figure", { class: kind }, make("figcaption", {}, caption), ...drawn, cover || null);
  }

  /* Which item each cell served, step by step. */

  function lineage(recording, context, current, go) {
    const served = recording.cells.map(() => new Map());
    recording.steps.forEach((step, index) => {
      step.reused.forEach((each, list) => each.parts.forEach((part, place) => {
        const cell = step.cells[list][place];
        if (cell >= 0) served[cell].set(index, part[5]);
      }));
    });
    for (const reuse of recording.reuses) if (!served[reuse.cell].has(reuse.step)) served[reuse.cell].set(reuse.step, reuse.to);
    const cells = recording.cells.map((_, index) => index).filter((cell) => served[cell].size > 0).slice(0, 60);
    // Marks have places of their own right of the text: ● ◆ ▲.
    const [left, column, row, top, marks] = [74, 118, 24, 22, { origin: 86, reuse: 92, seen: 108 }];
    const width = left + recording.steps.length * column + 8;
    const svg = draw("svg", {
      width, height: top + cells.length * row + 8, role: "img",
      "aria-label": "Which item each cell served after each step; a line leads from where the value was set to where it was seen",
    });
    recording.steps.forEach((step, index) => {
      const title = draw("text", { x: left + index * column + 4, y: 14, class: "quiet" }, index === current ? `▼ step ${index}` : `step ${index}`);
      svg.append(title);
    });
    let origin = null, seen = null;
    cells.forEach((cell, line) => {
      const y = top + line * row;
      svg.append(draw("text", { x: 0, y: y + 15, class: "quiet" }, recording.cells[cell]));
      for (const [index, item] of served[cell]) {
        const x = left + index * column;
        const isGuilty = recording.reuses.some((reuse) => reuse.ordinal === context.reuse && reuse.cell === cell && reuse.step === index);
        const box = draw("g", {},
          draw("title", {}, `${recording.items[item]} in ${recording.cells[cell]} after step ${index}`),
          draw("rect", {
            x: x + 1, y: y + 1, width: column - 4, height: row - 4, rx: 4, fill: `hsl(${(item * 67) % 360} 60% 50% / .22)`,
            stroke: isGuilty ? "var(--mark)" : "var(--line)", "stroke-width": isGuilty ? 3 : 1,
          }),
          draw("text", { x: x + 6, y: y + 15 }, short(recording.items[item], 12)));
        box.style.cursor = "pointer";
        box.addEventListener("click", () => go(index));
        svg.append(box);
        if (isGuilty) svg.append(draw("text", { x: x + marks.reuse, y: y + 15, class: "mark" }, "◆"));
        if (index === context.seen && recording.ids[item] === context.item) seen = [x + marks.seen, y + row / 2 - 1, cell];
      }
    });
    if (seen && context.origin !== null) {
      const line = cells.indexOf(seen[2]);
      const start = [left + context.origin * column + marks.origin, top + line * row + row / 2 - 1];
      const hue = "var(--mark)";
      origin = start;
      svg.append(
        draw("path", { d: `M${origin[0]} ${origin[1]}L${seen[0]} ${seen[1]}`, stroke: hue, "stroke-width": 2, fill: "none", "stroke-dasharray": "5 3" }),
        draw("circle", { cx: origin[0], cy: origin[1], r: 4.5, fill: hue }, draw("title", {}, "the value was set here")),
        draw("path", { d: `M${seen[0]} ${seen[1] - 5}l5.5 10h-11z`, fill: hue }, draw("title", {}, "it was seen here")));
    }
    return make("div", { class: "lineage wide", role: "region", tabindex: 0, "aria-label": "Cells over steps" }, svg);
  }

  function short(text, length) {
    const characters = [...text];
    return characters.length > length ? characters.slice(0, length - 1).join("") + "…" : text;
  }

  /* The viewer of one recording. */

  const hues = {
    scrolls: "#3b82c4", acts: "#c2571a", opens: "#7b5bb5", chooses: "#b5428e", closes: "#7a7a80", "changes data": "#2c8a57",
    "fills in": "#a4803a", "moves items": "#a33c3c",
  };

  function viewer(folded, context, address, close) {
    const recording = unfold(folded);
    let current = Math.min(context.seen, recording.steps.length - 1);
    const steps = recording.steps;
    const buttons = steps.map((step, index) => {
      const marks = [];
      if (index === context.origin) marks.push(["●", "the value was set here"]);
      if (recording.reuses.some((reuse) => reuse.step === index && reuse.ordinal === context.reuse)) marks.push(["◆", "the reuse that carried it"]);
      if (index === context.seen && context.isFinding) marks.push(["▲", "seen here"]);
      const words = [`Step ${index}: ${step.title}`, ...marks.map((mark) => mark[1])].join(", ");
      return make("button", { type: "button", "aria-label": words, title: words, style: `border-bottom-color:${hues[step.kind] || "#7a7a80"}`, onclick: () => go(index) },
        make("b", { "aria-hidden": "true" }, marks.map((mark) => mark[0]).join("") || " "), String(index), make("small", {}, step.kind));
    });
    const title = make("p", { "aria-live": "polite" });
    const back = make("button", { type: "button", "aria-label": "Previous step", onclick: () => go(current - 1) }, "‹");
    const on = make("button", { type: "button", "aria-label": "Next step", onclick: () => go(current + 1) }, "›");
    const content = make("div", {});
    const element = make("section", { class: "viewer", "aria-label": `Runs of ${recording.scenario}` },
      make("header", {}, make("h4", {}, `${recording.scenario} · ${recording.profile} · policy ${recording.policy}`),
        make("button", { type: "button", onclick: close }, "Close")),
      make("ol", { class: "timeline", "aria-label": "Steps" }, buttons.map((button) => make("li", {}, button))),
      make("div", { class: "now" }, back, on, title), content);

    function show() {
      const step = steps[current];
      buttons.forEach((button, index) => (index === current ? button.setAttribute("aria-current", "step") : button.removeAttribute("aria-current")));
      back.disabled = current === 0;
      on.disabled = current === steps.length - 1;
      title.textContent = `Step ${current} of ${steps.length - 1}: ${step.title} (${step.time.toFixed(2)} s)`;
      const marks = new Map();
      for (const item of differing(step)) marks.set(item, { color: "var(--differs)", dashes: "7 4", words: "looks otherwise with fresh cells" });
      const own = context.isFinding && current === context.seen ? recording.ids.indexOf(context.item) : -1;
      if (own >= 0) marks.set(own, { color: "var(--mark)", dashes: null, words: "the finding's item" });
      const before = current > 0 ? steps[current - 1] : null;
      content.replaceChildren(
        make("div", { class: "stage" },
          before ? figure("Before the step", before.reused, before, new Map(), recording.items, "before") : null,
          figure("After: reused cells", step.reused, step, marks, recording.items, "reused"),
          step.fresh ? figure("After: fresh cells", step.fresh, null, marks, recording.items, "fresh") : null),
        make("p", { class: "legend" }, step.fresh
          ? "A dashed frame: the row looks otherwise with fresh cells. A whole one: the finding's item."
          : "Nobody asked for a run with fresh cells here."),
        make("h5", {}, "Cells and the items they served"), lineage(recording, context, current, go),
        make("p", { class: "legend" }, "● the value was set · ◆ the reuse that carried it · ▲ where it was seen"),
        make("h5", {}, "Configuration updates and handlers in this step"), updates(step),
        make("h5", {}, "What happened in this step"),
        step.events.length ? make("ol", { class: "events" }, step.events.map((event) => make("li", {}, event)))
          : make("p", { class: "none" }, "Nothing that a reader needs to know."));
    }
    function go(index) {
      if (index < 0 || index >= steps.length) return;
      current = index;
      show();
      buttons[current].scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      history.replaceState(null, "", `#${encodeURIComponent(address)}/step-${current}`);
    }
    element.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        go(current + (event.key === "ArrowLeft" ? -1 : 1));
        if (buttons.includes(document.activeElement)) buttons[current].focus();
        event.preventDefault();
      } else if (event.key === "Escape") close();
    });
    show();
    return { element, go, focus: () => buttons[current].focus({ preventScroll: true }) };
  }

  // What ran in the same state for several items is one line, which opens.
  function updates(step) {
    if (!step.updates.length) return make("p", { class: "none" }, "None ran.");
    const groups = new Map();
    for (const [what, cell, item, state] of step.updates) {
      const name = `${what} · ${state}`;
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(`${item} in ${cell}`);
    }
    return make("ul", { class: "updates" }, [...groups].map(([name, places]) => make("li", {}, places.length === 1
      ? `${name} · ${places[0]}`
      : make("details", {}, make("summary", {}, `${name} · ${places.length} cells`), make("p", {}, places.slice(0, 300).join(", "))))));
  }

  /* Opening and closing, one viewer for each place. */

  const places = new Map();
  const openers = [];

  function place(address, recording, context, host, before) {
    const button = make("button", { type: "button", class: "open-viewer", "aria-expanded": "false" }, context.isFinding ? "Step through the run" : "Step through");
    let open = null;
    function close() {
      if (!open) return;
      open.element.remove();
      open = null;
      button.setAttribute("aria-expanded", "false");
      button.focus();
    }
    function show(step) {
      if (!open) {
        open = viewer(recording, context, address, close);
        host(open.element);
        button.setAttribute("aria-expanded", "true");
      }
      if (step !== undefined) open.go(step);
      open.focus();
    }
    button.addEventListener("click", () => (open ? close() : show()));
    before(button);
    places.set(address, show);
    openers.push(button);
  }

  const number = (text) => (text === undefined ? null : Number(text));
  const cards = [...document.querySelectorAll("article.finding")];
  for (const card of cards) {
    const recording = byKey.get(card.dataset.recording);
    if (!recording) continue;
    const context = { isFinding: true, item: card.dataset.item, seen: number(card.dataset.seen), origin: number(card.dataset.origin), reuse: number(card.dataset.reuse) };
    const below = card.querySelector(".about");
    place(card.id, recording, context, (element) => below.nextElementSibling.after(element), (button) => below.after(button));
  }
  for (const row of document.querySelectorAll("#scenarios tbody tr")) {
    const name = row.cells[0].textContent;
    const recording = data.recordings.find((each) => each.scenario === name);
    if (!recording) continue;
    const context = { isFinding: false, item: "", seen: 0, origin: null, reuse: null };
    const host = (element) => row.after(make("tr", { class: "played" }, make("td", { colspan: row.cells.length }, element)));
    row.id = `s-${name}`;
    place(row.id, recording, context, host, (button) => row.cells[0].append(" ", button));
  }

  /* Deep links: #<finding>, #<finding>/step-3. */

  function follow() {
    let hash = location.hash.slice(1);
    try { hash = decodeURIComponent(hash); } catch { return; } // somebody's own text, no address of this page
    const match = /^(.*)\/step-(\d+)$/s.exec(hash); // names of scenarios may hold line ends
    const address = match ? match[1] : hash;
    const target = document.getElementById(address);
    if (!target) return;
    target.hidden = false;
    target.scrollIntoView();
    if (match && places.has(address)) places.get(address)(Number(match[2]));
  }

  /* Search and filters. */

  const scenarioRows = [...document.querySelectorAll("#scenarios tbody tr")];
  const texts = new Map([...cards, ...scenarioRows].map((each) => [each, each.textContent.toLowerCase()]));

  // An item is told as the card's table tells it, by what it shows and its identifier.
  const itemOf = new Map(cards.map((card) => {
    const name = [...card.querySelectorAll(".details th")].find((each) => each.textContent === "Item");
    const text = name ? name.nextElementSibling.textContent : card.dataset.item;
    const end = text.indexOf(`(${card.dataset.item})`);
    return [card, end < 0 ? text : text.slice(0, end + card.dataset.item.length + 2)];
  }));
  const valueOf = (card, name) => (name === "item" ? itemOf.get(card) : card.dataset[name]);

  function select(label, name) {
    const values = [...new Set(cards.map((card) => valueOf(card, name)))].sort();
    const element = make("select", { name }, make("option", { value: "" }, "all"), values.map((value) => make("option", { value }, short(value, 60))));
    return [make("label", {}, label, element), element];
  }

  function toolbar() {
    const search = make("input", { type: "search", name: "search", placeholder: "item, text, file …", autocomplete: "off" });
    const filters = [["Verdict", "verdict"], ["Detector", "detector"], ["Screen", "screen"], ["Item", "item"]]
      .map(([label, name]) => [...select(label, name), name]);
    const count = make("output", { "aria-live": "polite" });
    function apply() {
      const wanted = search.value.toLowerCase();
      let shown = 0;
      for (const card of cards) {
        const fits = filters.every(([, element, name]) => !element.value || valueOf(card, name) === element.value) && texts.get(card).includes(wanted);
        card.hidden = !fits;
        if (fits) shown += 1;
      }
      for (const row of scenarioRows) row.hidden = !texts.get(row).includes(wanted);
      count.textContent = `${shown} of ${cards.length} findings`;
    }
    for (const element of [search, ...filters.map((each) => each[1])]) element.addEventListener("input", apply);
    apply();
    const keys = make("p", { class: "keys shortcuts" }, make("kbd", {}, "/"), " search · ", make("kbd", {}, "j"), " ", make("kbd", {}, "k"),
      " next and previous finding · ", make("kbd", {}, "Enter"), " step through it · ", make("kbd", {}, "←"), " ", make("kbd", {}, "→"),
      " steps · ", make("kbd", {}, "Esc"), " close");
    const omitted = data.omitted
      ? make("p", { class: "keys" }, `${data.omitted.toLocaleString("en")} runs found no room in this file: look at one scenario's report alone to step through it.`) : null;
    document.querySelector("body > header").after(
      make("form", { class: "toolbar", role: "search", "aria-label": "Findings" }, make("label", {}, "Search", search), filters.map((each) => each[0]), count), keys);
    if (omitted) keys.after(omitted);
    document.querySelector(".toolbar").addEventListener("submit", (event) => event.preventDefault());
    return search;
  }

  const search = toolbar();
  for (const card of cards) card.tabIndex = -1;
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
    if (event.altKey || event.ctrlKey || event.metaKey || (isTyping && event.key !== "Escape")) return;
    if (event.key === "/") {
      search.focus();
      event.preventDefault();
    } else if (event.key === "j" || event.key === "k") {
      const shown = cards.filter((card) => !card.hidden);
      const now = shown.findIndex((card) => card.contains(document.activeElement));
      const next = event.key === "j" ? now + 1 : Math.max(0, now - 1);
      if (!shown[next]) return;
      shown[next].focus({ preventScroll: true });
      shown[next].scrollIntoView();
    } else if (event.key === "Enter" && cards.includes(document.activeElement)) {
      const button = document.activeElement.querySelector(".open-viewer");
      if (button) button.click();
    } else if (event.key === "Escape" && isTyping) document.activeElement.blur();
  });
  addEventListener("hashchange", follow);
  follow();
})();
