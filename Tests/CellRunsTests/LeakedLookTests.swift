import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Something that one row in nine looks like, and that stays with its cell unless the other rows take it back.
@MainActor private protocol RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell)
}

private enum CellTransform: RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell) {
    cell.transform = isSpecial ? CGAffineTransform(scaleX: 0.5, y: 1) : .identity
  }
}

private enum CellAlpha: RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell) { cell.alpha = isSpecial ? 0.5 : 1 }
}

private enum ViewMask: RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell) {
    cell.card.mask = isSpecial ? UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) : nil
    cell.card.mask?.backgroundColor = .black
  }
}

private enum OwnStyle: RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell) {
    cell.card.overrideUserInterfaceStyle = isSpecial ? .dark : .unspecified
  }
}

private enum Editing: RowLook {
  static func apply(_ isSpecial: Bool, to cell: LookCell) { cell.note.isEditable = !isSpecial }
}

private final class LookCell: UITableViewCell {
  let card = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let note = UITextView(frame: CGRect(x: 210, y: 0, width: 150, height: 40))
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    card.backgroundColor = .systemBackground
    contentView.addSubview(card)
    contentView.addSubview(note)
  }
  required init?(coder: NSCoder) { nil }
}

private final class LookController<Look: RowLook>: UITableViewController {
  let takesBack: Bool
  init(takesBack: Bool) {
    self.takesBack = takesBack
    super.init(style: .plain)
    tableView.rowHeight = 44
    tableView.register(LookCell.self, forCellReuseIdentifier: "row")
  }
  required init?(coder: NSCoder) { nil }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? LookCell else { return cell }
    cell.card.text = "Row \(indexPath.row)"
    cell.note.text = "Note \(indexPath.row)"
    let isSpecial = indexPath.row % 9 == 3
    if isSpecial || takesBack { Look.apply(isSpecial, to: cell) }
    return cell
  }
}

// A screen is found in another process by its name: none is generic.
private struct LeakingCellTransformScreen: CellScreen {
  let controller = LookController<CellTransform>(takesBack: false)
  var rootViewController: UIViewController { controller }
}
private struct ResetCellTransformScreen: CellScreen {
  let controller = LookController<CellTransform>(takesBack: true)
  var rootViewController: UIViewController { controller }
}

private struct LeakingCellAlphaScreen: CellScreen {
  let controller = LookController<CellAlpha>(takesBack: false)
  var rootViewController: UIViewController { controller }
}
private struct ResetCellAlphaScreen: CellScreen {
  let controller = LookController<CellAlpha>(takesBack: true)
  var rootViewController: UIViewController { controller }
}

private struct LeakingViewMaskScreen: CellScreen {
  let controller = LookController<ViewMask>(takesBack: false)
  var rootViewController: UIViewController { controller }
}
private struct ResetViewMaskScreen: CellScreen {
  let controller = LookController<ViewMask>(takesBack: true)
  var rootViewController: UIViewController { controller }
}

private struct LeakingOwnStyleScreen: CellScreen {
  let controller = LookController<OwnStyle>(takesBack: false)
  var rootViewController: UIViewController { controller }
}
private struct ResetOwnStyleScreen: CellScreen {
  let controller = LookController<OwnStyle>(takesBack: true)
  var rootViewController: UIViewController { controller }
}

private struct LeakingEditingScreen: CellScreen {
  let controller = LookController<Editing>(takesBack: false)
  var rootViewController: UIViewController { controller }
}
private struct ResetEditingScreen: CellScreen {
  let controller = LookController<Editing>(takesBack: true)
  var rootViewController: UIViewController { controller }
}

@Suite("Looks of their own that cells keep") struct LeakedLookTests {
  private func findings(_ screen: any CellScreen.Type) throws -> [Finding] {
    let script: [Interaction] = [.scrollBy(1_500), .scrollToTop]
    return try RunPlan(Runner(screen), script: script, profile: .iOS18).perform().judgement.findings
  }

  private func check(_ property: String, _ leaking: any CellScreen.Type, _ reset: any CellScreen.Type) throws {
    let found = try findings(leaking)
    #expect(!found.isEmpty && found.allSatisfy { $0.detector == "leaked-appearance" }, "\(found.map(\.summary))")
    #expect(found.contains { $0.property.hasSuffix(".\(property)") }, "\(found.map(\.property))")
    let silent = try findings(reset)
    #expect(silent.isEmpty, "\(silent.map(\.summary))")
  }

  @Test("LC-06: a cell's own transform that the next row does not take back is found, and one that it does is not")
  func transform() throws { try check("transform", LeakingCellTransformScreen.self, ResetCellTransformScreen.self) }

  @Test("LC-06: a cell's own alpha that stays is found")
  func alpha() throws { try check("alpha", LeakingCellAlphaScreen.self, ResetCellAlphaScreen.self) }

  @Test("a mask that stays is found")
  func mask() throws { try check("mask", LeakingViewMaskScreen.self, ResetViewMaskScreen.self) }

  @Test("a view's own light or dark style that stays is found")
  func style() throws { try check("overrideUserInterfaceStyle", LeakingOwnStyleScreen.self, ResetOwnStyleScreen.self) }

  @Test("a text view that stays closed to editing is found")
  func editing() throws { try check("isEditable", LeakingEditingScreen.self, ResetEditingScreen.self) }
}
