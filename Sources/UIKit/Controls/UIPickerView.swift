import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Wheels with rows to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      delegate = OptionalMethods.taken(delegate, .picker)
      reloadAllComponents()
    }
  }
  open var showsSelectionIndicator = true

  private var selected: [Int] = []
  private var shown: [String] = []

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }
  /// The rows are asked for again; a choice beyond the last row falls back to it.
  open func reloadComponent(_ component: Int) {
    while selected.count <= component { selected.append(0) }
    selected[component] = min(selected[component], max(0, numberOfRows(inComponent: component) - 1))
    update(component)
  }
  /// Chooses a row; the delegate does not hear of it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    while selected.count <= component { selected.append(0) }
    selected[component] = row
    update(component)
  }
  open func selectedRow(inComponent component: Int) -> Int { component < selected.count ? selected[component] : -1 }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize { CGSize(width: 320, height: 216) }

  /// What a turn of a wheel does.
  @_spi(CellHarness) public func turn(_ component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func update(_ component: Int) {
    while shown.count <= component { shown.append("") }
    shown[component] = title(of: selected[component], component)
    recordWrite("rows")
  }

  /// What a row shows: its title, else the texts of its own view.
  func title(of row: Int, _ component: Int) -> String {
    guard let delegate, row >= 0, row < numberOfRows(inComponent: component) else { return "" }
    if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string { return text }
    if let text = delegate.pickerView(self, titleForRow: row, forComponent: component) { return text }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    view.frame.size = rowSize(forComponent: component)
    view.layoutIfNeeded()
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements.compactMap { $0["text"] }.joined(separator: " ")
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .button, [("rows", shown.joined(separator: " | ")), ("selected", selected.map { "\($0)" }.joined(separator: " "))],
      interactive: true, into: &builder)
  }
}

/// How many rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows show, and which one was chosen.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
