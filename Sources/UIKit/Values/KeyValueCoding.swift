import Foundation

/// Values by name. Names of properties are not known without Objective-C: a class says which it knows, and any other name
/// ends the run with that name.
extension NSObject {
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    // Views and their values belong to the main thread, as everything of UIKit does.
    nonisolated(unsafe) let (owner, given) = (self, value)
    MainActor.assumeIsolated {
      guard let coded = owner as? any KeyValueCoded, coded.set(given, named: key) else {
        missing("setValue(_:forKey: \"\(key)\") of \(type(of: owner))")
      }
    }
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let owner = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      guard let coded = owner as? any KeyValueCoded, let known = coded.get(named: key) else {
        missing("value(forKey: \"\(key)\") of \(type(of: owner))")
      }
      value = known
    }
    return value
  }
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

/// Knows some of its values by name: those that apps are seen to ask for.
@MainActor protocol KeyValueCoded: NSObject {
  /// False if there is no such value.
  func set(_ value: Any?, named name: String) -> Bool
  /// Nil if there is no such value.
  func get(named name: String) -> Any?
}

/// An alert's looks, which have no public name.
extension UIAlertAction: KeyValueCoded {
  func set(_ value: Any?, named name: String) -> Bool {
    guard ["titleTextColor", "image", "imageTintColor", "titleTextAlignment", "checked"].contains(name) else { return false }
    looks[name] = value
    return true
  }
  func get(named name: String) -> Any? { looks[name] }
}

extension UIAlertController: KeyValueCoded {
  func set(_ value: Any?, named name: String) -> Bool {
    guard let value else { return false }
    switch name {
    case "attributedTitle": title = (value as? NSAttributedString)?.string
    case "attributedMessage": message = (value as? NSAttributedString)?.string
    case "contentViewController": return false
    default: return false
    }
    return true
  }
  func get(named name: String) -> Any? { nil }
}

extension UISearchBar: KeyValueCoded {
  func set(_ value: Any?, named name: String) -> Bool {
    guard name == "cancelButtonText" else { return false }
    cancelButtonText = value as? String
    return true
  }
  func get(named name: String) -> Any? { name == "searchField" || name == "_searchField" ? searchTextField : nil }
}

extension UITextField: KeyValueCoded {
  func set(_ value: Any?, named name: String) -> Bool {
    guard name == "_placeholderLabel.textColor" || name == "placeholderLabel.textColor" else { return false }
    attributedPlaceholder = NSAttributedString(
      string: placeholder ?? "", attributes: (value as? UIColor).map { [.foregroundColor: $0] })
    return true
  }
  func get(named name: String) -> Any? { nil }
}

extension UIDatePicker: KeyValueCoded {
  func set(_ value: Any?, named name: String) -> Bool {
    guard ["textColor", "highlightsToday"].contains(name) else { return false }
    recordWrite(name)
    return true
  }
  func get(named name: String) -> Any? { nil }
}
