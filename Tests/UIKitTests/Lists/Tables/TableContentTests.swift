import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("What table cells show", .serialized)
@MainActor
struct TableContentTests {
  init() { RunState.begin() }

  /// The elements of the first row as `role text`.
  private func elements(_ screen: TableScreen) -> [String] {
    (screen.probe.appearances(measuring: false).first?.elements ?? []).compactMap { element in
      let shown = element["text"] ?? element["image"] ?? element["accessory"]
      return shown.map { "\(element.role.rawValue) \($0)" }
    }
  }

  private func screen(_ style: UITableViewCell.CellStyle, _ set: @escaping (UITableViewCell) -> Void) -> TableScreen {
    let source = TableSource()
    source.configure = { table, _, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "x") ?? UITableViewCell(style: style, reuseIdentifier: "x")
      set(cell)
      return cell
    }
    return TableScreen(rows: [["a"]], registers: false, source: source)
  }

  @Test(
    "TV-10 the four styles show their texts and image; only the default has no second text",
    arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func styles(style: UITableViewCell.CellStyle) {
    let shown = screen(style) { cell in
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .checkmark
    }
    let texts = elements(shown)
    #expect(texts.contains { $0.hasSuffix("Title") } && texts.contains { $0.hasSuffix("checkmark") })
    #expect(texts.contains { $0.hasSuffix("star") })
    #expect(texts.contains { $0.hasSuffix("Detail") } == (style != .default))
  }

  private final class MovedLabelCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      textLabel?.frame = CGRect(x: 40, y: 2, width: 100, height: 20)
    }
  }

  @Test("TV-10 the cell places its parts, so that what its subclass does with them afterwards stays, also when a text changes")
  func movedLabel() {
    let cell = MovedLabelCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(cell)
    window.isHidden = false
    cell.textLabel?.text = "Ada"
    cell.detailTextLabel?.text = "Countess"
    HostLoop.runFrames()
    let moved = CGRect(x: 40, y: 2, width: 100, height: 20)
    #expect(cell.textLabel?.frame == moved)
    let detail = cell.detailTextLabel?.frame
    #expect((detail?.width ?? 0) > 0)
    cell.detailTextLabel?.frame = .zero
    cell.textLabel?.text = "Ada Lovelace"
    HostLoop.runFrames()
    #expect(cell.textLabel?.frame == moved)
    #expect(cell.detailTextLabel?.frame == detail)
  }

  @Test("TV-10 CC-04 a content configuration stands in for the style's parts; taking it away brings them back")
  func configuration() {
    let screen = screen(.default) { cell in
      cell.textLabel?.text = "Old"
      var content = cell.defaultContentConfiguration()
      content.text = "New"
      cell.contentConfiguration = content
    }
    #expect(elements(screen).map { $0.split(separator: " ").last } == ["New"])
    screen.table.visibleCells.first?.contentConfiguration = nil
    HostLoop.runFrames()
    #expect(elements(screen).map { $0.split(separator: " ").last } == ["Old"])
  }

  @Test("SEL-28 CC-20 without a selection style a selected row looks as before; its handler still hears of the state")
  func selectionStyle() {
    var states: [Bool] = []
    let screen = screen(.default) { cell in
      cell.textLabel?.text = "a"
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    func color() -> String? {
      screen.probe.appearances(measuring: false).first?.elements.compactMap { $0["backgroundColor"] }.first
    }
    let plain = color()
    screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    HostLoop.runFrames()
    #expect(color() != plain)
    screen.table.visibleCells.first?.selectionStyle = .none
    HostLoop.runFrames()
    #expect(color() == plain)
    #expect(states.last == true)
  }

  @Test("a row that shows no selection, and one that takes no touches, say so, and who made them so")
  func closedRow() {
    let screen = screen(.default) { cell in cell.textLabel?.text = "a" }
    func cell() -> Element? { screen.probe.appearances(measuring: false).first?.elements.first { $0.role == .cell } }
    #expect(cell()?["selectionStyle"] == nil && cell()?["isUserInteractionEnabled"] == nil)
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    screen.table.visibleCells.first?.selectionStyle = .none
    screen.table.visibleCells.first?.isUserInteractionEnabled = false
    for name in ["selectionStyle", "isUserInteractionEnabled"] {
      let property = cell()?.properties.first { $0.name == name }
      #expect(property?.value == (name == "selectionStyle" ? "none" : "false"))
      #expect(property?.provenance?.item?.key == "#1", "\(name)")
    }
  }

  @Test("CC-11 CC-12 the update handler of a row stays with its cell through reuse")
  func handlerOutlives() {
    let source = TableSource()
    source.configure = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if text == "0" { cell.configurationUpdateHandler = { _, _ in } }
      return cell
    }
    let screen = TableScreen(rows: [(0..<20).map(String.init)], source: source)
    let (_, events) = recording {
      screen.scroll(to: 100)
      screen.scroll(to: 200)
    }
    #expect(lines(events).contains("handler ran 1 #1→#6 normal"))
  }

  @Test("LC-25 LC-34 an interface file that is not there ends the run, which says which")
  func nib() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource()
        let screen = TableScreen(rows: [], registers: false, source: source)
        screen.table.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "cell")
        source.rows = [["a"]]
        screen.table.reloadData()
        HostLoop.runFrames()
      }
    }
    #expect(ended.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("PersonCell") == true)
  }

  @Test("TV-02 a delete that nobody implements is not offered by a swipe; where edit mode offers it, the run says so")
  func missingCommit() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let screen = TableScreen(rows: [])
    let plain = Plain()
    screen.table.dataSource = plain
    HostLoop.runFrames()
    let (_, events) = recording {
      #expect(screen.probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == nil)
      screen.table.commit(.delete, at: Slot(section: 0, item: 0))
    }
    let texts = events.compactMap { event in if case .unowned(let text) = event { text } else { nil } }
    #expect(
      texts == [
        "tableView(_:commit:forRowAt:), which Plain does not implement: a phone would not offer the control"
      ])
  }

  @Test("ACC-08 TV edit mode shows its controls beside the content and takes the marks of normal mode away")
  func editControls() {
    let screen = screen(.default) { cell in
      cell.textLabel?.text = "a"
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .detailButton
    }
    screen.source.movable = true
    func marks() -> [String] { elements(screen).filter { $0.hasPrefix("accessory") }.sorted() }
    #expect(marks() == ["accessory disclosureIndicator"])
    screen.table.setEditing(true, animated: false)
    HostLoop.runFrames()
    #expect(marks() == ["accessory delete", "accessory detail", "accessory reorder"])
    screen.table.setEditing(false, animated: false)
    HostLoop.runFrames()
    #expect(marks() == ["accessory disclosureIndicator"])
  }
}
