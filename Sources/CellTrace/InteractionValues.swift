/// Where something is put, seen from another item, in data order.
public enum ItemSide: String, Codable, Sendable, CaseIterable {
  case before, after
}

/// Where a dragged item is dropped.
public enum DropPlace: Hashable, Codable, Sendable {
  /// In the gap before the item.
  case before(ItemLocator)
  /// In the gap after the item.
  case after(ItemLocator)
  /// On the item itself.
  case onto(ItemLocator)
  /// Beside every list: the drag ends without a drop.
  case outside
  /// In another app that takes whatever it is given.
  case otherApp
  /// On a view beside the items that shows this text or has it as accessibility label or identifier.
  case view(String)
}

/// Names a text field of an alert.
public enum AlertField: Hashable, Codable, Sendable {
  /// By position from the top, from 0.
  case index(Int)
  /// By the placeholder it shows while it is empty.
  case placeholder(String)
}

/// How the device is held.
public enum DeviceOrientation: String, Codable, Sendable, CaseIterable {
  case portrait, landscape
}

/// The size of text a user can choose, smallest first.
public enum PreferredTextSize: String, Codable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// A setting of the system that an app sees as a trait.
public enum TraitChange: Hashable, Codable, Sendable {
  /// The preferred size of text.
  case textSize(PreferredTextSize)
  /// Dark or light appearance.
  case dark(Bool)
  /// Reading direction right to left or left to right.
  case rightToLeft(Bool)
  /// Bold or regular text.
  case boldText(Bool)
  /// High or normal contrast.
  case highContrast(Bool)
}

/// What an alert or action sheet shows.
public struct AlertContent: Hashable, Codable, Sendable {
  /// The title; empty if there is none.
  public var title: String
  /// The text below the title; empty if there is none.
  public var message: String
  /// Titles of the buttons in the order in which they were added.
  public var buttons: [String]
  /// Placeholders of the text fields, top down.
  public var fields: [String]
  /// True for an action sheet.
  public var isSheet: Bool

  /// Creates the content of an alert.
  public init(title: String, message: String, buttons: [String], fields: [String] = [], isSheet: Bool = false) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
    self.isSheet = isSheet
  }
}

/// What can be read on a screen that came in front.
package struct ShownScreen: Hashable, Codable, Sendable {
  /// The controller's type.
  package var type: String
  /// Its title and the texts on it, top down; what is shared, if it is a share sheet.
  package var texts: [String]

  /// Creates the content of a screen.
  package init(type: String, texts: [String]) {
    self.type = type
    self.texts = texts
  }
}
