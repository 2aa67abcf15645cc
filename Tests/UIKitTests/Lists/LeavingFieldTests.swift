import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Who has the keyboard when the row it is typed in leaves the screen.
@Suite("Fields in rows that leave", .serialized) @MainActor struct LeavingFieldTests {
  /// What an app keeps of the texts, by row, and what its fields told it.
  private final class Store {
    var texts: [Int: String] = [:]
    var told: [String] = []
  }

  /// A field that hands its text to the store when editing ends.
  private final class StoredField: UITextField, UITextFieldDelegate {
    var row = 0
    var store = Store()
    func show(_ row: Int, of store: Store) {
      (self.row, self.store) = (row, store)
      frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      delegate = self
      text = store.texts[row]
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      store.texts[row] = text
      store.told.append("row \(row) ended with \(text ?? "")")
    }
  }

  private final class FieldTableCell: UITableViewCell {
    let field = StoredField()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class FieldCollectionCell: SizedCell {
    let field = StoredField()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A list with a field in each row.
  @MainActor private struct FieldList {
    let window: UIWindow
    let scroll: (CGFloat) -> Void
    let fields: () -> [StoredField]
    func field(_ row: Int) -> StoredField? { fields().first { $0.row == row } }
  }

  private func table(_ store: Store) -> FieldList {
    let source = TableSource()
    source.configure = { table, indexPath, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? FieldTableCell)?.field.show(indexPath.row, of: store)
      return cell
    }
    let screen = TableScreen(rows: [(0..<60).map { "\($0)" }], height: 50, cell: FieldTableCell.self, source: source)
    return FieldList(
      window: screen.window, scroll: screen.scroll,
      fields: { screen.table.visibleCells.compactMap { ($0 as? FieldTableCell)?.field } })
  }

  private func collection(_ store: Store) -> FieldList {
    let screen = ListScreen(rows: Array(0..<60), height: 50, cell: FieldCollectionCell.self) { cell, _, row in
      (cell as? FieldCollectionCell)?.field.show(row, of: store)
    }
    return FieldList(
      window: screen.window, scroll: screen.scroll,
      fields: { screen.list.visibleCells.compactMap { ($0 as? FieldCollectionCell)?.field } })
  }

  @Test(
    "KEY-06: a field gives the keyboard up when its row leaves and tells so, its text stays with its row; what is typed next reaches nobody",
    arguments: [true, false])
  func leaves(isTable: Bool) throws {
    let store = Store()
    let list = isTable ? table(store) : collection(store)
    let typed = try #require(list.field(1))
    #expect(typed.becomeFirstResponder())
    let (first, second) = (try #require(KeyStroke("a")), try #require(KeyStroke("b")))
    #expect(KeyDriver.press(first, in: list.window) == .typed)
    list.scroll(1_500)
    #expect(!typed.isFirstResponder && UIResponder.currentFirstResponder == nil)
    #expect(store.told == ["row 1 ended with a"])
    // The rows that came show no text of another row's, and none of them takes the next letter.
    let others = list.fields()
    #expect(!others.isEmpty && others.allSatisfy { ($0.text ?? "").isEmpty && !$0.isFirstResponder })
    #expect(KeyDriver.press(second, in: list.window) == .nothing)
    #expect(list.fields().allSatisfy { ($0.text ?? "").isEmpty } && store.texts == [1: "a"])
    // Back in sight the row shows what was typed in it, and waits to be touched again.
    list.scroll(0)
    let back = try #require(list.field(1))
    #expect(back.text == "a" && !back.isFirstResponder)
    #expect(KeyDriver.press(second, in: list.window) == .nothing && back.text == "a")
    #expect(back.becomeFirstResponder() && KeyDriver.press(second, in: list.window) == .typed && back.text == "ab")
  }
}
