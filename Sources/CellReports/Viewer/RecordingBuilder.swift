import CellTrace

/// Turns the traces of a recording into what the viewer reads.
struct RecordingBuilder {
  private let recording: ScenarioRecording
  private var items: [ItemID: Int] = [:]
  private var titles: [String] = []
  private var ids: [String] = []
  private var cells: [CellID: Int] = [:]
  private var names: [String] = []
  private var parts: [[Double]: Int] = [:]
  private var allParts: [[Double]] = []
  private var knownPictures: [ViewerData.Picture: Int] = [:]
  private var allPictures: [ViewerData.Picture] = []
  private var reuses: [[Int]] = []

  init(_ recording: ScenarioRecording) { self.recording = recording }

  mutating func make(_ data: inout ViewerData) -> ViewerData.Recording {
    let trace = recording.reused
    for step in trace.steps + (recording.fresh?.steps ?? []) { step.checkpoint.forEach { learn($0) } }
    let words = EventText { [items, titles] id in items[id].map { titles[$0] } ?? id.key }
    var cover: ViewerData.Cover?
    var steps: [ViewerData.Step] = []
    for step in trace.steps {
      cover = CoverText.after(step.events, from: cover)
      let events = words.sentences(step.events) { reuse($0, step.index) }.map { sentence in
        switch sentence {
        case .text(let text): data.text(text)
        case .reuse(let index): -1 - index
        }
      }
      let shown = pictures(step, &data)
      let other = recording.fresh?.steps.first { $0.index == step.index }
      steps.append(
        ViewerData.Step(
          title: step.title, kind: step.interaction.facts.role.word, time: step.time, reused: shown.map(\.number),
          fresh: other.map { pictures($0, &data).map(\.number) }, cells: shown.map(\.cells), cover: cover, events: events,
          updates: words.updates(step.events).map { $0.map { data.text($0) } }))
    }
    return ViewerData.Recording(
      key: HTMLText.clean("\(recording.key)"), scenario: HTMLText.clean(recording.key.scenario), screen: trace.screen,
      profile: recording.key.profile, policy: recording.key.policy, items: titles.map { data.text($0) }, ids: ids,
      cells: names.map { data.text($0) }, parts: allParts, pictures: allPictures, steps: steps, reuses: reuses)
  }

  /// One for each list on the screen: each has coordinates of its own. The cells stand beside the picture, for fresh cells are others
  /// and mostly show the same.
  private mutating func pictures(_ step: StepTrace, _ data: inout ViewerData) -> [(number: Int, cells: [Int])] {
    let lists = Dictionary(grouping: step.checkpoint, by: \.item.list)
    return lists.keys.sorted().compactMap { list in
      var options = ListDrawing.Options(title: "")
      options.isDark = recording.reused.configuration.traits.isDark
      options.isRightToLeft = recording.reused.configuration.traits.isRightToLeft
      let headers = (step.supplementary ?? []).filter { $0.item.list == list }
      let surroundings = step.surroundings?.first { $0.swipe?.item.list == list }
      options.surroundings = [
        ListSurroundings(
          supplements: headers.map { .init(frame: $0.frame, elements: $0.elements) }, swipe: surroundings?.swipe)
      ]
      guard let picture = ListPicture(lists[list] ?? [], options) else { return nil }
      let parts = picture.parts.map { part in
        number(
          of: [
            Double(data.drawing(part.svg)), short(part.frame.x), short(part.frame.y), short(part.frame.width),
            short(part.frame.height), Double(part.item.map { number(of: $0) } ?? -1),
          ])
      }
      let made = ViewerData.Picture(
        width: short(picture.width), height: short(picture.height), ground: picture.ground, parts: parts)
      return (number(of: made), picture.parts.map { part in part.cell.map { number(of: $0) } ?? -1 })
    }
  }

  /// - Returns: The reuse's place among those of the recording.
  private mutating func reuse(_ kind: TraceEvent.Kind, _ step: Int) -> Int? {
    guard case .cellReused(let cell, let ordinal, let from, let to) = kind else { return nil }
    reuses.append([ordinal, step, number(of: cell), from.map { number(of: $0) } ?? -1, number(of: to)])
    return reuses.count - 1
  }

  // MARK: What is kept once

  private mutating func number(of part: [Double]) -> Int {
    if let known = parts[part] { return known }
    parts[part] = allParts.count
    allParts.append(part)
    return allParts.count - 1
  }

  private mutating func number(of picture: ViewerData.Picture) -> Int {
    if let known = knownPictures[picture] { return known }
    knownPictures[picture] = allPictures.count
    allPictures.append(picture)
    return allPictures.count - 1
  }

  // MARK: Names

  /// An item is called what it showed when it was first seen.
  private mutating func learn(_ appearance: Appearance) {
    guard items[appearance.item] == nil else { return }
    items[appearance.item] = titles.count
    titles.append(String(appearance.title.prefix(80)))
    ids.append(HTMLText.clean("\(appearance.item)"))
  }

  private mutating func number(of item: ItemID) -> Int {
    if let known = items[item] { return known }
    items[item] = titles.count
    titles.append(String(item.key.prefix(80)))
    ids.append(HTMLText.clean("\(item)"))
    return titles.count - 1
  }

  private mutating func number(of cell: CellID) -> Int {
    if let known = cells[cell] { return known }
    cells[cell] = names.count
    names.append("\(cell)")
    return names.count - 1
  }

  /// A tenth of a point is less than anybody sees.
  private func short(_ value: Double) -> Double { value.isFinite ? (value * 10).rounded() / 10 : 0 }
}

extension InteractionFacts.Role {
  /// The kind of a step, as the report's legend has it.
  fileprivate var word: String {
    switch self {
    case .showsScreen: "shows"
    case .acts: "acts"
    case .opens: "opens"
    case .fillsIn: "fills in"
    case .chooses: "chooses"
    case .closes: "closes"
    case .movesItems: "moves items"
    case .movesViewport: "scrolls"
    case .changesData: "changes data"
    case .changesSurroundings: "changes surroundings"
    case .changesCellState: "changes cell state"
    case .passesTime: "waits"
    case .referenceOnly: "reference"
    }
  }
}
