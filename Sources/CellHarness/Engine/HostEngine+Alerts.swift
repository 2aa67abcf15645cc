import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// A tap on a button of the alert in front.
  func tapAlert(_ title: String) throws {
    guard let alert else { throw StepFailure.noAlert }
    let name = Self.words(alert)
    guard let action = alert.actions.first(where: { ($0.title ?? "") == title }) else {
      throw StepFailure.noSuchAlertButton(title, alert: name, buttons: alert.content.buttons)
    }
    guard action.isEnabled else { throw StepFailure.alertButtonDisabled(title, alert: name) }
    alert.choose(action)
  }

  /// A tap on a text field of the alert in front, then keys.
  func typeInAlert(_ text: String, _ field: AlertField, clearing: Bool) throws {
    guard let alert else { throw StepFailure.noAlert }
    let fields = alert.textFields ?? []
    let found: UITextField? =
      switch field {
      case .index(let index): fields.indices.contains(index) ? fields[index] : nil
      case .placeholder(let text): fields.first { $0.placeholder == text }
      }
    guard let found else {
      let wanted =
        switch field {
        case .index(let index): "\(index)"
        case .placeholder(let text): "\"\(text)\""
        }
      throw StepFailure.noSuchAlertField(wanted, alert: Self.words(alert), fields: fields.map { $0.placeholder ?? "" })
    }
    found.becomeFirstResponder()
    HostLoop.settle(within: 1)
    press(text, on: found, clearing: clearing)
  }
}
