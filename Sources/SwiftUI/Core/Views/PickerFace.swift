/// A picker's label as a view.
nonisolated struct PickerLabel: View, SourceView {
  let source: ModifiedSource?
}

/// What a picker looks like.
nonisolated struct PickerFace: View, HelperView {
  let look: PickerLook
  let isInList: Bool
  let labelIsHidden: Bool
  /// What the label says if it is not shown.
  let name: String?
  let label: PickerLabel
  let choices: [PickerChoice]
  let chosen: AnyHashable
  let choose: @MainActor (AnyHashable) -> Void

  private var chosenTitle: String { choices.first { $0.tag == chosen }?.title ?? "" }

  @MainActor @ViewBuilder var body: some View {
    switch look {
    case .automatic, .menu:
      row {
        Button(action: {}, label: { Text(verbatim: chosenTitle) })
          .modifier(
            ContextMenuModifier(
              items: PickerChoices(choices: choices, chosen: chosen, choose: choose), name: "choices", opening: .tap))
      }
    case .segmented, .palette:
      HStack(spacing: 0) {
        ForEach(choices, id: \.tag) { choice in
          Button {
            choose(choice.tag)
          } label: {
            Text(verbatim: choice.title).lineLimit(1).frame(maxWidth: .infinity, minHeight: 32)
          }
          .modifier(RecordedOnly("isSelected", "\(choice.tag == chosen)"))
        }
      }
      // A touch of a segment is no touch of the row that the picker is in, which would press all of them.
      .environment(\.isListRow, false)
    case .inline:
      // In a list each choice is a row, as the label is.
      if isInList {
        if !labelIsHidden { label }
        inlineChoices
      } else {
        VStack(alignment: .leading, spacing: 0) {
          if !labelIsHidden { label.font(.footnote).foregroundStyle(.secondary) }
          inlineChoices
        }
      }
    case .wheel:
      row {
        Text(verbatim: chosenTitle).frame(maxWidth: .infinity, minHeight: 216).contentShape(Rectangle())
          .modifier(
            PickControl(name: "Picker") {
              choices.map(\.title)
            } pick: { title in
              guard let choice = choices.first(where: { $0.title == title }) else { return false }
              if choice.tag != chosen { choose(choice.tag) }
              return true
            })
      }
    case .screen:
      NavigationLink {
        PickerScreen(choices: choices, chosen: chosen, choose: choose)
      } label: {
        row { Text(verbatim: chosenTitle).foregroundStyle(.secondary) }
      }
    }
  }

  @MainActor private var inlineChoices: some View {
    ForEach(choices, id: \.rowID) { choice in
      Button {
        choose(choice.tag)
      } label: {
        HStack {
          Text(verbatim: choice.title)
          Spacer(minLength: 8)
          if choice.tag == chosen { Image(systemName: "checkmark") }
        }
        .frame(minHeight: 44)
      }
    }
  }

  @MainActor @ViewBuilder private func row<Control: View>(@ViewBuilder _ control: () -> Control) -> some View {
    if labelIsHidden {
      control().modifier(RecordedOnly("accessibilityLabel", name ?? ""))
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        control()
      }
    }
  }
}

/// Who a choice is among the rows of a list, whose own ids may be what marks the choice.
nonisolated struct PickerRowID: Hashable, @unchecked Sendable, CustomStringConvertible {
  let tag: AnyHashable
  let description: String
}

nonisolated extension PickerChoice {
  fileprivate var rowID: PickerRowID { PickerRowID(tag: tag, description: title) }
}
