import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// A finger turns wheels, touches days, slides a thumb or chooses in the sheet of a well until a value is picked. A text that no item
/// shows may name a control beside the items.
struct Pick: Touch {
  var value: String
  var item: ItemLocator
  var element: ElementLocator?

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    if element == nil, place(beside: screen) != nil { return interaction }
    return try resolvedItems(interaction, on: screen)
  }

  func title(_ names: StepNames) -> String { "pick \"\(value)\" in \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    if let point = try placeOnSlider(of: screen) {
      Finger(window: screen.window).tap(at: point)
      return
    }
    let picker = try picker(on: screen)
    guard picker.pick(value) else {
      throw StepFailure.notPickable(value, item: item.quotedText, offered: picker.values)
    }
  }

  private func picker(on screen: ScreenUnderTest) throws -> PickDriver {
    if element == nil, let point = place(beside: screen) {
      guard let found = PickDriver(at: point, in: screen.window) else { throw StepFailure.noPicker(item: item.quotedText) }
      return found
    }
    if let element {
      guard let found = PickDriver(at: try screen.items.touchPoint(item, element), in: screen.window) else {
        throw StepFailure.noPicker(item: item.quotedText)
      }
      return found
    }
    guard let found = try screen.items.pickers(item, in: screen.window).first?.picker else {
      throw StepFailure.noPicker(item: item.quotedText)
    }
    return found
  }

  /// Where a finger takes the thumb of a slider to: of the one that is named, or of the only one.
  private func placeOnSlider(of screen: ScreenUnderTest) throws -> CGPoint? {
    guard let part = SliderPlace(value)?.part, place(beside: screen) == nil else { return nil }
    let elements = try element.map { [try screen.items.element($0, in: item)] } ?? screen.items.appearance(of: item).elements
    let sliders = elements.filter { $0.role == .slider && $0.isInteractive }
    guard let slider = sliders.first, sliders.count == 1 else { return nil }
    return try screen.items.touchPoint(item, .path(slider.path), across: part)
  }

  private func place(beside screen: ScreenUnderTest) -> CGPoint? {
    let finder = ControlFinder(screen: screen)
    if case .content(let point)? = finder.control(item) { return point }
    if case .content(let point)? = finder.field(item) { return point }
    return nil
  }
}

/// A place on the track of a slider, as scripts name it: `75 %`.
struct SliderPlace {
  /// Places that a search tries.
  static let all = ["10 %", "50 %", "90 %"]

  /// The part of the track that is left of it.
  let part: Double

  init?(_ words: String) {
    guard words.hasSuffix("%"), let number = Double(words.dropLast().trimmingCharacters(in: .whitespaces)),
      (0...100).contains(number)
    else { return nil }
    part = number / 100
  }
}

extension ItemFinder {
  /// What can be picked from in an item, with the elements that stand there.
  func pickers(_ item: ItemLocator, in window: UIWindow) throws -> [(element: Element, picker: PickDriver)] {
    let appearance = try appearance(of: item)
    return try appearance.elements.filter(\.isInteractive).compactMap { element in
      let point = try touchPoint(item, .path(element.path))
      return PickDriver(at: point, in: window).map { (element, $0) }
    }
  }
}

extension StepFailure {
  static func noPicker(item: String) -> StepFailure {
    StepFailure(
      "item \(item) shows nothing to pick from. Name an item, or an element, with a wheel, a calendar, a slider (\"75 %\") or a well for "
        + "colours")
  }

  static func notPickable(_ value: String, item: String, offered: [String]) -> StepFailure {
    StepFailure(
      "\"\(value)\" can't be picked in item \(item)"
        + (offered.isEmpty ? "" : "; what can is, among others, \(quoted(Array(offered.prefix(12))))")
        + ". Write a wheel's title, a day as 2026-03-14, a time as 09:30, a colour as Blue or #FF8800")
  }
}
