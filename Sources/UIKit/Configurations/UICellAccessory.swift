import CoreGraphics
import Foundation

/// Something beside a list cell's content.
public struct UICellAccessory {
  /// What a tap on it does.
  public typealias ActionHandler = () -> Void
  /// Hears of another choice in a pop-up menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case checkmark, disclosureIndicator, insert, delete, reorder, multiselect, outlineDisclosure, popUpMenu, label, detail
    case customView(UIView)

    nonisolated public static func == (left: AccessoryType, right: AccessoryType) -> Bool { left.identity == right.identity }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// A width to reserve.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// The side of a custom view, and where among the accessories there.
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    public static func position(before accessory: UICellAccessory) -> Position {
      { list in list.firstIndex { $0.accessoryType == accessory.accessoryType } ?? list.count }
    }
    public static func position(after accessory: UICellAccessory) -> Position {
      { list in (list.firstIndex { $0.accessoryType == accessory.accessoryType }).map { $0 + 1 } ?? list.count }
    }
  }

  /// The kind, with the view if it is a custom one.
  public let accessoryType: AccessoryType

  // MARK: Parts

  var displayed: DisplayedState
  var isHidden = false
  var reservedWidth: LayoutDimension?
  var tintColor: UIColor?
  var handler: (() -> Void)?
  var label: (text: String, font: UIFont, adjusts: Bool)?
  var outlineStyle: OutlineDisclosureOptions.Style = .automatic
  var backgroundColor: UIColor?
  var placement: Placement?
  var maintainsFixedSize = false
  var menu: UIMenu?
  var selectedElementHandler: ((UIMenu) -> Void)?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: any UICellAccessoryOptions, background: UIColor? = nil,
    handler: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    isHidden = options.isHidden
    reservedWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
    backgroundColor = background
    self.handler = handler
  }

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The kind's name; custom views are told apart by object.
  nonisolated var identity: String {
    switch self {
    case .customView(let view): "customView \(ObjectIdentifier(view).hashValue)"
    case .checkmark, .disclosureIndicator, .insert, .delete, .reorder, .multiselect, .outlineDisclosure, .popUpMenu, .label,
      .detail:
      name
    }
  }

  /// The kind's name as Apple spells it.
  nonisolated var name: String {
    switch self {
    case .checkmark: "checkmark"
    case .disclosureIndicator: "disclosureIndicator"
    case .insert: "insert"
    case .delete: "delete"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .outlineDisclosure: "outlineDisclosure"
    case .popUpMenu: "popUpMenu"
    case .label: "label"
    case .detail: "detail"
    case .customView: "customView"
    }
  }
}
