import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A tap on a button of the alert, the action sheet, or a sheet of the system's in front.
struct TapAlert: Performer {
  var button: String

  func title(_ names: StepNames) -> String { "tap \"\(button)\"" + names.inAlert }

  func perform(on screen: ScreenUnderTest) throws {
    if let sheet = screen.choiceSheet {
      guard sheet.choose(button) else {
        throw StepFailure.noSuchAlertButton(button, alert: sheet.words, buttons: sheet.entries)
      }
      return
    }
    guard let alert = screen.alert else { throw StepFailure.noAlert }
    guard let action = alert.actions.first(where: { ($0.title ?? "") == button }) else {
      throw StepFailure.noSuchAlertButton(button, alert: alert.words, buttons: alert.content.buttons)
    }
    guard action.isEnabled else { throw StepFailure.alertButtonDisabled(button, alert: alert.words) }
    alert.choose(action)
  }
}

/// A tap on a text field of the alert in front, then keys.
struct TypeInAlert: Performer {
  var text: String
  var field: AlertField
  /// Deletes the field's text first.
  var clearing: Bool

  func title(_ names: StepNames) -> String {
    let words =
      switch field {
      case .index(let index): "text field \(index + 1)"
      case .placeholder(let text): "the text field \"\(text)\""
      }
    return (clearing ? "replace the text of \(words) by \"\(text)\"" : "type \"\(text)\" into \(words)") + names.inAlert
  }

  func perform(on screen: ScreenUnderTest) throws {
    guard let alert = screen.alert else { throw StepFailure.noAlert }
    let fields = alert.textFields ?? []
    let (found, wanted): (UITextField?, String) =
      switch field {
      case .index(let index): (fields.indices.contains(index) ? fields[index] : nil, "\(index)")
      case .placeholder(let text): (fields.first { $0.placeholder == text }, "\"\(text)\"")
      }
    guard let found else {
      throw StepFailure.noSuchAlertField(wanted, alert: alert.words, fields: fields.map { $0.placeholder ?? "" })
    }
    found.becomeFirstResponder()
    HostLoop.settle(within: 1)
    Keyboard(found).type(text, clearing: clearing)
  }
}

extension UIAlertController {
  /// `the alert "Delete?"`, as titles and failures call it.
  var words: String {
    let content = content
    let kind = content.isSheet ? "the action sheet" : "the alert"
    let text = content.title.isEmpty ? content.message : content.title
    return text.isEmpty ? kind : "\(kind) \"\(text)\""
  }
}

extension StepFailure {
  static let noAlert = StepFailure("no alert or action sheet is shown. Perform the step that presents it first")

  static func noSuchAlertButton(_ wanted: String, alert: String, buttons: [String]) -> StepFailure {
    StepFailure("\(alert) has no button \"\(wanted)\"; it has \(quoted(buttons)). Use one of these titles")
  }

  static func alertButtonDisabled(_ title: String, alert: String) -> StepFailure {
    StepFailure("the button \"\(title)\" of \(alert) is disabled. Type what it waits for first")
  }

  static func noSuchAlertField(_ wanted: String, alert: String, fields: [String]) -> StepFailure {
    StepFailure(
      "\(alert) has no text field \(wanted)"
        + (fields.isEmpty ? "; it has none" : "; it has \(quoted(fields))") + ". Use a position from 0 or a placeholder")
  }
}
