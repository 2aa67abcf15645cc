import Foundation
import HeadlessCore

/// A screen of the system's in which a finger chooses by words: whom to give something to, a colour, a font. The host offers its entries
/// as it offers the buttons of an alert.
@_spi(CellHarness) @MainActor public struct ChoiceSheet {
  /// `the share sheet`, as titles of steps and failures call it.
  public let words: String
  /// What can be chosen, with what closes it last.
  public let entries: [String]
  private let act: @MainActor (String) -> Bool

  /// The one in front, if there is one.
  public static func presented(in window: UIWindow) -> ChoiceSheet? {
    var controller = window.rootViewController
    while let next = controller?.storedPresented { controller = next }
    return switch controller {
    case let sheet as UIActivityViewController:
      ChoiceSheet(words: "the share sheet", entries: sheet.entries, act: sheet.choose)
    case let sheet as UIColorPickerViewController:
      ChoiceSheet(words: "the sheet of colours", entries: PickedColor.names + [closing], act: sheet.choose)
    case let sheet as UIFontPickerViewController:
      ChoiceSheet(words: "the sheet of fonts", entries: UIFontPickerViewController.families + [closing], act: sheet.choose)
    case _: nil
    }
  }

  /// A finger chooses an entry. False if there is none of that title.
  public func choose(_ title: String) -> Bool { act(title) }

  static let closing = "Close"
}

extension UIColor {
  /// What a finger chooses among colours; nil for a name that is none.
  static func picked(_ name: String) -> UIColor? {
    PickedColor.components(name).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }
}
