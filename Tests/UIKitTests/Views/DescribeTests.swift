import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct DescribeTests {
  init() { RunState.begin() }

  /// A cell as far as describing goes.
  private final class Cell: UIView {
    let binding = CellBindingState(cell: CellID(1))
    override var cellBinding: CellBindingState? { binding }
  }

  private func elements(of view: UIView) -> [Element] {
    var builder = AppearanceBuilder()
    builder.within("Cell") { view.describe(into: &$0) }
    return builder.elements
  }

  private func texts(of view: UIView) -> [String] { elements(of: view).compactMap { $0["text"] } }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private let root = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test("Hidden, transparent, empty, clipped-away and covered content is not described")
  func perceivable() {
    let shown = label("shown", CGRect(x: 0, y: 0, width: 40, height: 20))
    let hidden = label("hidden", shown.frame)
    hidden.isHidden = true
    let clear = label("clear", shown.frame)
    clear.alpha = 0.005
    let empty = label("empty", .zero)
    let box = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    box.clipsToBounds = true
    box.addSubview(label("clipped", CGRect(x: 20, y: 0, width: 5, height: 5)))
    let covered = label("covered", CGRect(x: 60, y: 30, width: 10, height: 10))
    let cover = UIView(frame: CGRect(x: 55, y: 25, width: 30, height: 30))
    cover.backgroundColor = .white
    for view in [shown, hidden, clear, empty, box, covered, cover] { root.addSubview(view) }
    #expect(texts(of: root) == ["shown"])
    cover.backgroundColor = .white.withAlphaComponent(0.5)
    #expect(texts(of: root) == ["shown", "covered"])
  }

  @Test("Paths count hidden siblings, so that a path keeps its meaning")
  func paths() {
    let first = label("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(first)
    root.addSubview(label("b", CGRect(x: 20, y: 5, width: 10, height: 10)))
    #expect(elements(of: root).map(\.path) == ["Cell/UILabel", "Cell/UILabel[1]"])
    first.isHidden = true
    #expect(elements(of: root).map(\.path) == ["Cell/UILabel[1]"])
    #expect(elements(of: root).first?.frame == TraceRect(x: 20, y: 5, width: 10, height: 10))
  }

  @Test("Writes are stamped with the cell's item, step and flags, and only while somebody listens")
  func provenances() {
    let item = label("x", CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(item)
    root.binding.item = ItemID(key: "A")
    item.textColor = .red
    #expect(item.provenance(of: "textColor") == nil)
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    RunState.current.step = 4
    defer { RunState.current.step = 0 }
    root.binding.flags = .selected
    item.textColor = .blue
    #expect(item.provenance(of: "textColor") == WriteProvenance(item: ItemID(key: "A"), step: 4, flags: .selected))
    item.layer.cornerRadius = 3
    #expect(item.provenance(of: "cornerRadius")?.item == ItemID(key: "A"))
    let property = elements(of: root).first?.properties.first { $0.name == "textColor" }
    #expect(property?.value == "blue")
    #expect(property?.provenance?.step == 4)
  }

  /// Views of many kinds, as a cell has them.
  @MainActor private struct Parts {
    let button = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 40, height: 10))
    let panel = UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 10))
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 50, y: 20, width: 20, height: 10))

    init(in root: UIView) {
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      field.text = "abc"
      panel.backgroundColor = .systemYellow
      for view in [button, field, panel, spinner] { root.addSubview(view) }
    }
  }

  @Test("What is left behind is known by its writer")
  func leftBehind() {
    let leaks: [(name: String, leave: (Parts) -> Void)] = [
      ("titleColor", { $0.button.tintColor = .red }), ("isEnabled", { $0.button.isEnabled = false }),
      ("text", { $0.field.isSecureTextEntry = true }), ("backgroundColor", { $0.panel.backgroundColor = .red }),
      ("isAnimating", { $0.spinner.startAnimating() }), ("borderWidth", { $0.panel.layer.borderWidth = 2 }),
    ]
    for leak in leaks { #expect(writer(of: leak.name, leak.leave) == ItemID(key: "A"), "\(leak.name)") }
  }

  /// The item for which what `leave` changed was written, as it is described when the cell shows another.
  private func writer(of name: String, _ leave: (Parts) -> Void) -> ItemID? {
    let root = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let parts = Parts(in: root)
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    let before = elements(of: root)
    root.binding.item = ItemID(key: "A")
    leave(parts)
    root.binding.item = ItemID(key: "B")
    let changed = elements(of: root).flatMap { element in
      let old = before.first { $0.path == element.path }
      return element.properties.filter { old?[$0.name] != $0.value && $0.name == name }
    }
    return changed.count == 1 ? changed[0].provenance?.item : nil
  }

  @Test("Who closed the way of touches to a view is kept as evidence")
  func closedToTouches() {
    let parts = Parts(in: root)
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    root.binding.item = ItemID(key: "A")
    parts.button.isUserInteractionEnabled = false
    root.binding.item = ItemID(key: "B")
    var builder = AppearanceBuilder()
    builder.within("Cell") { root.describe(into: &$0) }
    #expect(builder.elements.first { $0.role == .button }?.isInteractive == false)
    #expect(builder.evidence.map(\.property) == ["isUserInteractionEnabled"])
    #expect(builder.evidence.first?.path == "Cell/UIButton" && builder.evidence.first?.provenance.item == ItemID(key: "A"))
  }

  @Test("A view without a cell is stamped with the provenance of the moment")
  func provenance() {
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    let loose = UILabel()
    Provenance.with(Provenance(item: ItemID(key: "B"), cell: nil)) { loose.text = "b" }
    #expect(loose.provenance(of: "text") == WriteProvenance(item: ItemID(key: "B"), step: 0))
    loose.text = "c"
    #expect(loose.provenance(of: "text") == WriteProvenance(item: nil, step: 0))
  }

  @Test("Each control shows what a user sees of it")
  func controls() {
    let toggle = UISwitch(frame: .zero)
    toggle.isOn = true
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    button.isEnabled = false
    let image = UIImageView(image: UIImage(systemName: "star"))
    image.tintColor = .systemRed
    for view in [toggle, button, image] { root.addSubview(view) }
    root.layoutIfNeeded()
    let found = elements(of: root)
    #expect(found.map(\.role) == [.toggle, .button, .image])
    #expect(found.map(\.isInteractive) == [true, false, false])
    #expect(found[0]["isOn"] == "true")
    #expect(found[1]["text"] == "Buy")
    #expect(found[1]["isEnabled"] == "false")
    #expect(found[2]["image"] == "star")
    #expect(found[2]["tintColor"] == "systemRed")
  }

  @Test("A plain view counts only if it paints; accessibility labels and gestures count too")
  func plainViews() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(plain)
    #expect(elements(of: root).isEmpty)
    plain.addGestureRecognizer(UITapGestureRecognizer())
    #expect(elements(of: root).map(\.isInteractive) == [true])
    plain.gestureRecognizers = nil
    plain.accessibilityLabel = "badge"
    #expect(elements(of: root).first?["accessibilityLabel"] == "badge")
    plain.accessibilityLabel = nil
    plain.backgroundColor = .systemGreen
    plain.layer.cornerRadius = 4
    #expect(elements(of: root).first?.properties.map(\.name) == ["backgroundColor", "cornerRadius"])
  }

  @Test("A list in a cell is described in the order of its items, whichever of its cells the pool handed out first")
  func innerList() {
    let screen = ListScreen(rows: [1, 2, 3], height: 50) { [self] cell, _, item in
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(label("\(item)", CGRect(x: 0, y: 0, width: 40, height: 20)))
    }
    screen.list.reloadData()
    HostLoop.runFrames()
    let drawn = screen.list.subviews.flatMap { texts(of: $0) }
    #expect(drawn.sorted() == ["1", "2", "3"] && drawn != ["1", "2", "3"])
    #expect(texts(of: screen.list) == ["1", "2", "3"])
  }
}
