import CellTrace

/// What a value that a cell kept while a cell made anew shows another one is a symptom of: the one table that says which detector
/// speaks.
///
/// | in the step | the value | it is |
/// |---|---|---|
/// | the cell's state stayed as it was | any | ``content`` |
/// | a swipe or edit mode began or ended | a text, an image or a control's value | ``content``: the model changed as well |
/// | a swipe or edit mode began or ended, and such a value is stale too | any | ``content`` |
/// | the state changed | anything else | ``look`` |
/// | the cell waited off screen, whatever its state | any | ``content`` |
enum StaleSymptom {
  /// The model changed and the cell did not follow.
  case content
  /// The cell's state changed and its look did not.
  case look

  /// What is said by all that is stale in the same cell after the same step.
  init(of stale: RebuildComparison.Stale, among all: [RebuildComparison.Stale]) {
    let changed = stale.flagsBefore.symmetricDifference(stale.flagsNow)
    if changed.isEmpty || stale.shownLater != nil {
      self = .content
      return
    }
    let ofCell = all.filter { $0.step == stale.step && $0.live.item == stale.live.item }
    let isOfEditing = changed.subtracting([.swiped, .editing]).isEmpty
    self = isOfEditing && ofCell.contains(where: Self.isOfModel) ? .content : .look
  }

  /// True for what an app shows of its data, and not of the row's state or place.
  static func isOfModel(_ stale: RebuildComparison.Stale) -> Bool {
    stale.difference.kind == .value && ["text", "title", "image", "isOn", "value", "progress"].contains(stale.difference.name)
  }
}

extension Appearance {
  /// What a person is doing to parts of the cell, which no cell made anew can know: where the keyboard is, what is held down.
  var inUse: [PropertyKey: String] {
    var result: [PropertyKey: String] = [:]
    for element in elements {
      for property in element.properties where ["isEditing", "isFocused", "isPressed"].contains(property.name) {
        result[PropertyKey(path: element.path, name: property.name)] = property.value
      }
    }
    return result.filter { $0.value != "false" }
  }
}
