import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Keeps and places the accessory views of one list cell, outside its content view (ACC-08).
///
/// Views are kept while the accessory of their kind stays, as a reused cell keeps what its next item also has.
@MainActor final class AccessoryStrip {
  /// The room that accessories take from the content.
  struct Insets: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
  }

  private unowned let cell: UIView
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []

  init(cell: UIView) { self.cell = cell }

  var accessories: [UICellAccessory] = [] {
    didSet {
      noteWriter(old: oldValue)
      cell.setNeedsLayout()
    }
  }

  /// True if the accessories were read since they were set: who adds to them leaves those that are there as they are.
  var wereRead = false

  /// Who set each accessory; empty while nobody records. Their views are made later, in a layout that may run for another item.
  private var writers: [WriteProvenance] = []

  private func noteWriter(old: [UICellAccessory]) {
    defer { wereRead = false }
    guard Probe.sink != nil else { return writers = [] }
    let writer = cell.currentProvenance
    let isAddedTo =
      wereRead && writers.count == old.count && old.count <= accessories.count
      && zip(old, accessories).allSatisfy { $0.accessoryType == $1.accessoryType }
    writers = accessories.indices.map { isAddedTo && $0 < old.count ? writers[$0] : writer }
  }

  /// Called when a control of the system's is tapped that has no handler of the app's.
  var systemAction: ((UICellAccessory) -> Void)?

  /// The accessory views, in the order of the array.
  var views: [UIView] { shown.map(\.view) }

  /// Where the row can be taken to be moved; nil if it shows no reorder control.
  var reorderControl: CGRect? {
    shown.first { $0.accessory.accessoryType == .reorder && !$0.accessory.isHidden }?.view.frame
  }

  /// True if a chevron makes a tap anywhere toggle (ACC-05).
  var togglesAnywhere: Bool {
    shown.contains { $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.outlineStyle == .header }
  }

  /// Makes the views that `isEditing` asks for and sets their frames. The content takes what the insets leave.
  func layout(isEditing: Bool, state: CellFlags, margins: NSDirectionalEdgeInsets) -> Insets {
    update(isEditing: isEditing, state: state)
    let bounds = cell.bounds
    let leading = ordered(leading: true)
    let trailing = ordered(leading: false)
    var insets = Insets()
    var x = margins.leading
    for entry in leading {
      let width = width(of: entry)
      place(entry.view, x: x, width: width, in: bounds)
      x += width + AccessoryStrip.spacing
    }
    if !leading.isEmpty { insets.leading = x - AccessoryStrip.spacing }
    x = margins.trailing
    for entry in trailing.reversed() {
      let width = width(of: entry)
      place(entry.view, x: bounds.width - x - width, width: width, in: bounds)
      x += width + AccessoryStrip.spacing
    }
    if !trailing.isEmpty { insets.trailing = x - AccessoryStrip.spacing }
    return insets
  }

  /// The room accessories would take, without touching any view.
  func insets(isEditing: Bool, margins: NSDirectionalEdgeInsets) -> Insets {
    let visible = accessories.filter { $0.isShown(editing: isEditing) }
    func room(_ side: [UICellAccessory], _ margin: CGFloat) -> CGFloat {
      if side.isEmpty { return 0 }
      let widths = side.map { width(of: $0, view: shownView(for: $0)) }
      return margin + widths.reduce(0, +) + AccessoryStrip.spacing * CGFloat(side.count - 1)
    }
    return Insets(
      leading: room(visible.filter(\.isLeading), margins.leading),
      trailing: room(visible.filter { !$0.isLeading }, margins.trailing))
  }

  private static let spacing: CGFloat = 10

  private func shownView(for accessory: UICellAccessory) -> UIView? {
    if case .customView(let view) = accessory.accessoryType { return view }
    return shown.first { $0.accessory.accessoryType == accessory.accessoryType }?.view
  }

  private func update(isEditing: Bool, state: CellFlags) {
    var old = shown
    shown = []
    for (place, accessory) in accessories.enumerated() where accessory.isShown(editing: isEditing) {
      let writer = writers.indices.contains(place) ? writers[place] : nil
      let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let before = index.map { old.remove(at: $0) }
      let view = before?.view ?? makeView(accessory)
      if let own = view as? AccessoryView {
        own.show(
          accessory, isSelected: state.contains(.selected), isExpanded: state.contains(.expanded), writer: writer
        ) { [weak self] in self?.systemAction?(accessory) }
      } else if let tint = accessory.tintColor {
        view.tintColor = tint
      }
      // A view of the app's own that the app hides stays hidden.
      if accessory.isHidden != before?.accessory.isHidden ?? false { view.isHidden = accessory.isHidden }
      if view.superview !== cell { cell.addSubview(view) }
      if let writer { view.provenances["superview"] = writer }
      shown.append((accessory, view))
    }
    for entry in old where entry.view.superview === cell {
      entry.view.removeFromSuperview()
      if entry.accessory.isHidden { entry.view.isHidden = false }
    }
    // A view that was there first must not stand before one that the app names before it.
    let own = views.filter { $0.superview === cell }
    let places = own.map { view in cell.subviews.firstIndex { $0 === view } ?? 0 }
    if places != places.sorted() { for view in own { cell.bringSubviewToFront(view) } }
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    if case .customView(let view) = accessory.accessoryType { return view }
    return AccessoryView()
  }

  /// System kinds have fixed places, whatever the order of the array (ACC-02); custom views go where they ask.
  private func ordered(leading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    let side = shown.filter { $0.accessory.isLeading == leading }
    var result = side.filter { $0.accessory.placement == nil }.sorted { $0.accessory.rank < $1.accessory.rank }
    for entry in side {
      guard let placement = entry.accessory.placement else { continue }
      let list = result.map(\.accessory)
      let position: Int
      switch placement {
      case .leading(_, let at), .trailing(_, let at): position = at(list)
      }
      result.insert(entry, at: min(max(0, position), result.count))
    }
    return result
  }

  private func width(of entry: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
    width(of: entry.accessory, view: entry.view)
  }

  private func width(of accessory: UICellAccessory, view: UIView?) -> CGFloat {
    switch accessory.reservedWidth {
    case .custom(let width)? where width > 0: return width
    case .standard?: return 28
    case .actual?, .custom?, nil: break
    }
    if case .customView(let view) = accessory.accessoryType { return AccessoryStrip.naturalSize(view, accessory).width }
    return accessory.systemSize.width
  }

  private static func naturalSize(_ view: UIView, _ accessory: UICellAccessory) -> CGSize {
    if accessory.maintainsFixedSize { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : view.bounds.width,
      height: fitting.height > 0 ? fitting.height : view.bounds.height)
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, in bounds: CGRect) {
    let index = shown.firstIndex { $0.view === view }
    guard let index else { return }
    let accessory = shown[index].accessory
    var size = accessory.systemSize
    if case .customView(let view) = accessory.accessoryType { size = AccessoryStrip.naturalSize(view, accessory) }
    let inner = min(width, max(size.width, 0))
    var frame = CGRect(
      x: x + (width - inner) / 2, y: ((bounds.height - size.height) / 2 * 3).rounded() / 3, width: inner, height: size.height)
    if cell.isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }
}

extension UICellAccessory {
  var isLeading: Bool {
    if let placement {
      switch placement {
      case .leading: return true
      case .trailing: return false
      }
    }
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    case .checkmark, .disclosureIndicator, .reorder, .outlineDisclosure, .popUpMenu, .label, .detail, .customView: return false
    }
  }

  /// From leading to trailing on one side.
  var rank: Int {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  @MainActor var systemSize: CGSize {
    switch accessoryType {
    case .checkmark: return CGSize(width: 16, height: 16)
    case .disclosureIndicator: return CGSize(width: 10, height: 14)
    case .outlineDisclosure: return CGSize(width: 14, height: 14)
    case .delete, .insert, .multiselect, .detail: return CGSize(width: 22, height: 22)
    case .reorder: return CGSize(width: 24, height: 22)
    case .popUpMenu: return AccessoryView.textSize(menu?.title ?? "", .preferredFont(forTextStyle: .body))
    case .label:
      guard let label else { return .zero }
      return AccessoryView.textSize(label.text, label.font)
    case .customView(let view): return view.bounds.size
    }
  }
}

/// One accessory of the system's.
final class AccessoryView: UIView {
  private var accessory: UICellAccessory?
  private var isOn = false
  private var systemAction: (() -> Void)?
  override var nameInTraces: String? { "UICellAccessory" }
  /// A drag that begins here moves the row.
  var isReorderControl: Bool { accessory?.accessoryType == .reorder }

  init() {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool, writer: WriteProvenance?, systemAction: @escaping () -> Void
  ) {
    self.accessory = accessory
    self.systemAction = systemAction
    let wasOn = isOn
    isOn = accessory.accessoryType == .multiselect ? isSelected : accessory.accessoryType == .outlineDisclosure && isExpanded
    if isOn != wasOn { recordWrite("isOn") }
    let isHit = accessory.takesTouches || accessory.accessoryType == .reorder || accessory.accessoryType == .popUpMenu
    if isUserInteractionEnabled != isHit { isUserInteractionEnabled = isHit }
    if storedTintColor != accessory.tintColor { tintColor = accessory.tintColor }
    guard let writer else { return }
    for property in ["accessory", "text", "tintColor"] { provenances[property] = writer }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) else { return }
    if let menu = accessory?.menu {
      let handler = accessory?.selectedElementHandler
      MenuSession.open(menu, from: self) { element in
        for action in menu.inlineActions { action.state = action === element ? .on : .off }
        handler?(menu)
      }
    } else if let handler = accessory?.handler {
      Probe.post(.controlFired(enclosingCellBinding?.item, path: pathName, control: accessory?.accessoryType.name ?? ""))
      handler()
    } else {
      systemAction?()
    }
  }

  /// A finger may miss a small control by a little.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -11).contains(point) }

  override func describe(into builder: inout AppearanceBuilder) {
    guard let accessory else { return }
    let shows = accessory.accessoryType == .multiselect || accessory.accessoryType == .outlineDisclosure
    describeSelf(
      .accessory,
      [
        ("accessory", accessory.accessoryType.name), ("text", accessory.label?.text ?? accessory.menu?.title),
        ("isOn", shows ? "\(isOn)" : nil), ("tintColor", accessory.tintColor?.description),
      ], interactive: accessory.takesTouches, into: &builder)
  }

  static func textSize(_ text: String, _ font: UIFont) -> CGSize {
    let size = TextMetrics.size(of: text, font: font.details)
    return CGSize(width: size.width, height: size.height)
  }
}

extension UICellAccessory {
  /// Controls do something of their own; marks let the touch through to the cell.
  var takesTouches: Bool {
    switch accessoryType {
    case .delete, .insert, .detail: true
    case .outlineDisclosure: outlineStyle != .header
    case .checkmark, .disclosureIndicator, .reorder, .multiselect, .label, .popUpMenu, .customView: false
    }
  }
}
