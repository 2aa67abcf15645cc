import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Who has the keyboard when the row it is typed in leaves the screen.
@Suite("Fields in rows that leave", .serialized) @MainActor struct LeavingFieldTests {
  private final class FieldCell: UITableViewCell, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var told: [String] = []
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.delegate = self
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended with \(textField.text ?? "")") }
  }

  @Test("a field gives the keyboard up when its row leaves, and tells so; what is typed next reaches no other row")
  func leaves() throws {
    let screen = TableScreen(rows: [(0..<60).map { "\($0)" }], height: 50, cell: FieldCell.self)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FieldCell)
    #expect(cell.field.becomeFirstResponder())
    cell.field.insertText("a")
    screen.scroll(to: 1_500)
    #expect(!cell.field.isFirstResponder && UIResponder.currentFirstResponder == nil)
    #expect(cell.told == ["ended with a"])
    let fields = screen.table.visibleCells.compactMap { ($0 as? FieldCell)?.field }
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }
}
