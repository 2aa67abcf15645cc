import Foundation
@_spi(CellHarness) import QuartzCore
@_spi(CellHarness) import SelectorDispatch

/// An alert's looks, which have no public name.
@_spi(CellHarness) extension UIAlertAction: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    guard ["titleTextColor", "image", "imageTintColor", "titleTextAlignment", "checked"].contains(name) else { return false }
    looks[name] = value
    return true
  }
  public func get(named name: String) -> Any? { looks[name] }
}

@_spi(CellHarness) extension UIAlertController: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    guard let value else { return false }
    switch name {
    case "attributedTitle": title = (value as? NSAttributedString)?.string
    case "attributedMessage": message = (value as? NSAttributedString)?.string
    case "contentViewController":
      guard let content = value as? UIViewController else { return false }
      contentController = content
    default: return false
    }
    return true
  }
  public func get(named name: String) -> Any? { name == "contentViewController" ? contentController : nil }
}

@_spi(CellHarness) extension UISearchBar: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    guard name == "cancelButtonText" else { return false }
    cancelButtonText = value as? String
    return true
  }
  public func get(named name: String) -> Any? { name == "searchField" || name == "_searchField" ? searchTextField : nil }
}

@_spi(CellHarness) extension UITextField: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    guard name == "_placeholderLabel.textColor" || name == "placeholderLabel.textColor" else { return false }
    attributedPlaceholder = NSAttributedString(
      string: placeholder ?? "", attributes: (value as? UIColor).map { [.foregroundColor: $0] })
    return true
  }
  public func get(named name: String) -> Any? { nil }
}

/// For paths that lead through one: `view.value(forKeyPath: "layer.transform.rotation.x")`.
@_spi(CellHarness) extension CALayer: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool { setOwnValue(value, named: name) }
  public func get(named name: String) -> Any? { value(forKeyPath: name) }
}

@_spi(CellHarness) extension UIDatePicker: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool {
    guard ["textColor", "highlightsToday"].contains(name) else { return false }
    recordWrite(name)
    return true
  }
  public func get(named name: String) -> Any? { nil }
}
