import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// Outlets, actions, segues, and what the inspector calls user defined runtime attributes.
extension NibLoading {
  /// Connects what one object's element lists, as far as both ends are here.
  ///
  /// - Parameter isLater: the object was made with a part around, and what it refers to there is connected.
  func connect(_ element: NibElement, _ object: AnyObject, isLater: Bool = false) {
    var collections: [(property: String, objects: [AnyObject])] = []
    for connection in element.inside("connections") {
      if isLater, isOutside(connection.attributes["destination"] ?? "") { continue }
      switch connection.name {
      case "outlet": connectOutlet(connection, object)
      case "outletCollection":
        guard let property = connection.attributes["property"], let target = target(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(target)
        } else {
          collections.append((property, [target]))
        }
      case "action": connectAction(connection, object)
      case "segue": connectSegue(connection, object)
      default: Probe.post(.unowned(NibTexts.unknownElement(connection.name, document.fileName)))
      }
    }
    for (property, objects) in collections {
      if property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
      } else if let owner = object as? NSObject {
        KeyValueCoding.set(objects, forKey: property, of: owner)
      }
    }
  }

  private func target(of connection: NibElement) -> AnyObject? { connection.attributes["destination"].flatMap(find) }

  private func connectOutlet(_ connection: NibElement, _ object: AnyObject) {
    guard let property = connection.attributes["property"], let target = target(of: connection),
      !NibOutlets.set(property, target, of: object), let owner = object as? NSObject
    else { return }
    KeyValueCoding.set(target, forKey: property, of: owner)
  }

  private func connectAction(_ connection: NibElement, _ object: AnyObject) {
    guard let name = connection.attributes["selector"] else { return }
    let target = target(of: connection)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: Selector(name), for: NibOutlets.event(connection.attributes["eventType"], of: control))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: Selector(name)) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(name)
    default: Probe.post(.unowned(NibTexts.unknownElement("action", document.fileName)))
    }
  }

  /// What starts a segue. Those of a controller itself are started by its name, or when the controller is made.
  private func connectSegue(_ connection: NibElement, _ object: AnyObject) {
    guard let source = owner as? UIViewController,
      !["embed", "relationship"].contains(connection.attributes["kind"])
    else { return }
    let starter = NibSegueStarter(connection, from: source)
    switch object {
    case let control as UIControl:
      control.addTarget(starter, action: NibSegueStarter.action, for: NibOutlets.event(nil, of: control))
      source.nibObjects.append(starter)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(starter, action: NibSegueStarter.action)
      source.nibObjects.append(starter)
    case let item as UIBarButtonItem:
      item.target = starter
      item.action = NibSegueStarter.action
      source.nibObjects.append(starter)
    case let cell as UITableViewCell:
      if connection.attributes["trigger"] == nil { cell.selectionSegue = starter } else { cell.accessorySegue = starter }
    case let cell as UICollectionViewCell: cell.selectionSegue = starter
    default: break
    }
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(_ element: NibElement, _ object: AnyObject) {
    guard let owner = object as? NSObject else { return }
    for attribute in element.inside("userDefinedRuntimeAttributes") {
      guard let path = attribute.attributes["keyPath"] else { continue }
      switch KeyValueCoding.finds(keyPath: path, of: owner) {
      case true?: KeyValueCoding.set(runtimeValue(attribute), forKeyPath: path, of: owner)
      // A key that the class surely lacks is only noted in the console of a phone.
      case false?: break
      case nil: Probe.post(.unowned(NibTexts.unknownRuntimeAttribute(path, "\(type(of: owner))", document.fileName)))
      }
    }
  }

  private func runtimeValue(_ attribute: NibElement) -> Any? {
    let child = attribute.child(key: "value")
    let content = child.map { value($0) }
    let text = attribute.attributes["value"]
    switch attribute.attributes["type"] {
    case "boolean": return text == "YES"
    case "number":
      guard let number = child?.attributes["value"] ?? text else { return nil }
      if child?.name == "integer", let integer = Int(number) { return integer }
      return Double(number)
    case "color": return content?.color
    case "image": return text.flatMap { document.image(named: $0) }
    case "point": return content?.point
    case "size": return content?.size
    case "rect": return content?.rect
    case "range":
      return NSRange(
        location: Int(child?.attributes["location"] ?? "") ?? 0, length: Int(child?.attributes["length"] ?? "") ?? 0)
    case "nil": return nil
    default: return text ?? child?.text
    }
  }
}

/// Outlets of UIKit's own classes, and the events of actions.
@MainActor enum NibOutlets {
  /// False if the class is the app's business.
  static func set(_ property: String, _ target: AnyObject, of object: AnyObject) -> Bool {
    switch (property, object) {
    case ("view", let controller as UIViewController): controller.view = target as? UIView
    case ("delegate", let table as UITableView): table.delegate = target as? any UITableViewDelegate
    case ("dataSource", let table as UITableView): table.dataSource = target as? any UITableViewDataSource
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = target as? any UITableViewDataSourcePrefetching
    case ("delegate", let collection as UICollectionView): collection.delegate = target as? any UICollectionViewDelegate
    case ("dataSource", let collection as UICollectionView): collection.dataSource = target as? any UICollectionViewDataSource
    case ("prefetchDataSource", let collection as UICollectionView):
      collection.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case ("delegate", let view as UITextView): view.delegate = target as? any UITextViewDelegate
    case ("delegate", let scroll as UIScrollView): scroll.delegate = target as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = target as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = target as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView): picker.delegate = target as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = target as? any UIPickerViewDataSource
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = target as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController): tabs.delegate = target as? any UITabBarControllerDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = target as? any UITabBarDelegate
    case ("delegate", is UINavigationBar), ("delegate", is UIToolbar): break
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = target as? UIView
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = target as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = target as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = target as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = target as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = target as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = target as? UIView
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = target as? UIView
    case ("tableFooterView", let table as UITableView): table.tableFooterView = target as? UIView
    case ("refreshControl", let scroll as UIScrollView): scroll.refreshControl = target as? UIRefreshControl
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = target as? UIRefreshControl
    case ("titleView", let item as UINavigationItem): item.titleView = target as? UIView
    default: return false
    }
    return true
  }

  static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
      "menuActionTriggered": .menuActionTriggered,
    ]
    if let name, let event = events[name] { return event }
    switch control {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker: return .valueChanged
    case is UITextField: return .editingDidEndOnExit
    default: return .touchUpInside
    }
  }
}
