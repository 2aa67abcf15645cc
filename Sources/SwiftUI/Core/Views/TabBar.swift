/// How a tab view lets the user choose.
nonisolated enum TabLook: Equatable, Sendable {
  /// Labels in a bar at the bottom.
  case bar
  /// Pages, perhaps with dots.
  case pages(dots: Bool)
}

/// A style that is not a bar.
nonisolated protocol LookingTabs {
  var look: TabLook { get }
}

nonisolated extension EnvironmentValues {
  /// How tab views below let the user choose.
  @Entry var tabLook: TabLook = .bar
}

/// What stands at the bottom of a tab view: the labels of its tabs, or dots for its pages.
///
/// Each label is a button. A tap on the dots turns to the next page at their trailing half, to the one before at the other, as a page
/// control does; swipes over pages are not performed.
nonisolated struct TabBar: View, HelperView {
  /// The height of the bar above the home indicator.
  static let height = 49.0

  private let look: TabLook
  private let labels: [AnyView?]
  private let selected: Int
  private let select: @MainActor (Int) -> Void
  private let accessory: AnyView?

  /// Nil where nothing is to be chosen from.
  init?(_ look: TabLook, _ labels: [AnyView?], _ selected: Int, accessory: AnyView?, _ select: @escaping @MainActor (Int) -> Void)
  {
    switch look {
    case .bar: guard accessory != nil || labels.contains(where: { $0 != nil }) else { return nil }
    case .pages(let dots): guard dots, labels.count > 1 else { return nil }
    }
    self.look = look
    self.labels = labels
    self.selected = selected
    self.select = select
    self.accessory = look == .bar ? accessory : nil
  }

  @MainActor @ViewBuilder var body: some View {
    if let accessory {
      VStack(spacing: 0) {
        accessory.environment(\.tabAccessoryPlacement, .expanded).frame(maxWidth: .infinity)
        choices.frame(height: Self.height)
      }
    } else {
      choices
    }
  }

  @MainActor @ViewBuilder private var choices: some View {
    switch look {
    case .bar:
      HStack(spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          Button {
            select(index)
          } label: {
            labels[index].frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .foregroundStyle(index == selected ? Color.accentColor : Color.gray)
          .accessibilityAddTraits(index == selected ? .isSelected : [])
        }
      }
    case .pages:
      HStack(spacing: 0) {
        half("Previous page", "circle", to: selected - 1)
        half("Next page", "circle.fill", to: selected + 1)
      }
    }
  }

  @MainActor private func half(_ name: String, _ symbol: String, to index: Int) -> some View {
    Button {
      select(index)
    } label: {
      Image(systemName: symbol).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityLabel(name)
    .disabled(!labels.indices.contains(index))
  }
}
