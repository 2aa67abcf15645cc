import Foundation

nonisolated extension View {
  /// Presents an alert while a condition holds.
  public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking("alert", titleKey.text, isPresented, if: { isPresented.wrappedValue }, actions(), { _ in nil })
  }
  /// Presents an alert while a condition holds.
  @_disfavoredOverload
  public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    asking("alert", String(title), isPresented, if: { isPresented.wrappedValue }, actions(), { _ in nil })
  }
  /// Presents an alert while a condition holds.
  public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(
      "alert", title.resolvedString(EnvironmentValues()), isPresented, if: { isPresented.wrappedValue }, actions(), { _ in nil })
  }
  /// Presents an alert, with a message, while a condition holds.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "alert", titleKey.text, isPresented, if: { isPresented.wrappedValue }, actions(),
      { node in QuestionContent.text(message, node) })
  }
  /// Presents an alert, with a message, while a condition holds.
  @_disfavoredOverload
  public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "alert", String(title), isPresented, if: { isPresented.wrappedValue }, actions(),
      { node in QuestionContent.text(message, node) })
  }
  /// Presents an alert, with a message, while a condition holds.
  public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "alert", title.resolvedString(EnvironmentValues()), isPresented, if: { isPresented.wrappedValue }, actions(),
      { node in QuestionContent.text(message, node) })
  }
  /// Presents an alert about a value while a condition holds.
  public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let isKnown = data != nil
    return asking(
      "alert", titleKey.text, isPresented, if: { isPresented.wrappedValue && isKnown }, data.map(actions), { _ in nil })
  }
  /// Presents an alert about a value while a condition holds.
  @_disfavoredOverload
  public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    let isKnown = data != nil
    return asking(
      "alert", String(title), isPresented, if: { isPresented.wrappedValue && isKnown }, data.map(actions), { _ in nil })
  }
  /// Presents an alert about a value while a condition holds.
  public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let isKnown = data != nil
    return asking(
      "alert", title.resolvedString(EnvironmentValues()), isPresented, if: { isPresented.wrappedValue && isKnown },
      data.map(actions), { _ in nil })
  }
  /// Presents an alert about a value, with a message, while a condition holds.
  public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "alert", titleKey.text, isPresented, if: { isPresented.wrappedValue && isKnown }, data.map(actions),
      { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Presents an alert about a value, with a message, while a condition holds.
  @_disfavoredOverload
  public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "alert", String(title), isPresented, if: { isPresented.wrappedValue && isKnown }, data.map(actions),
      { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Presents an alert about a value, with a message, while a condition holds.
  public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "alert", title.resolvedString(EnvironmentValues()), isPresented, if: { isPresented.wrappedValue && isKnown },
      data.map(actions), { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Asks what to do while a condition holds.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : titleKey.text, isPresented, if: { isPresented.wrappedValue },
      actions(), { _ in nil })
  }
  /// Asks what to do while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : String(title), isPresented, if: { isPresented.wrappedValue },
      actions(), { _ in nil })
  }
  /// Asks what to do while a condition holds.
  public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : title.resolvedString(EnvironmentValues()), isPresented,
      if: { isPresented.wrappedValue }, actions(), { _ in nil })
  }
  /// Asks what to do, with a message, while a condition holds.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : titleKey.text, isPresented, if: { isPresented.wrappedValue },
      actions(), { node in QuestionContent.text(message, node) })
  }
  /// Asks what to do, with a message, while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : String(title), isPresented, if: { isPresented.wrappedValue },
      actions(), { node in QuestionContent.text(message, node) })
  }
  /// Asks what to do, with a message, while a condition holds.
  public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = message()
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : title.resolvedString(EnvironmentValues()), isPresented,
      if: { isPresented.wrappedValue }, actions(), { node in QuestionContent.text(message, node) })
  }
  /// Asks what to do about a value while a condition holds.
  public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : titleKey.text, isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions), { _ in nil })
  }
  /// Asks what to do about a value while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : String(title), isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions), { _ in nil })
  }
  /// Asks what to do about a value while a condition holds.
  public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : title.resolvedString(EnvironmentValues()), isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions), { _ in nil })
  }
  /// Asks what to do about a value, with a message, while a condition holds.
  public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : titleKey.text, isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions),
      { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Asks what to do about a value, with a message, while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : String(title), isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions),
      { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Asks what to do about a value, with a message, while a condition holds.
  public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    nonisolated(unsafe) let message = data.map(message)
    let isKnown = data != nil
    return asking(
      "confirmationDialog", titleVisibility == .hidden ? "" : title.resolvedString(EnvironmentValues()), isPresented,
      if: { isPresented.wrappedValue && isKnown }, data.map(actions),
      { node in message.flatMap { QuestionContent.text($0, node) } })
  }
  /// Presents an alert for an error while a condition holds.
  public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    asking("alert", error?.errorDescription ?? "", isPresented, if: { isPresented.wrappedValue }, actions(), { _ in nil })
  }
  /// Presents an alert for an error, with a message, while a condition holds and there is an error.
  public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    nonisolated(unsafe) let message = error.map(message)
    let isKnown = error != nil
    return asking(
      "alert", error?.errorDescription ?? "", isPresented, if: { isPresented.wrappedValue && isKnown },
      error.map(actions), { node in message.flatMap { QuestionContent.text($0, node) } })
  }

  /// Presents an alert, in the old way, while a condition holds.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return PresentedView(
      content: self, name: "alert", shown: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      make: { _ in .question(content().question(close)) }, close: close)
  }

  /// Presents an alert, in the old way, for a value.
  public func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View where Item: Identifiable {
    nonisolated(unsafe) let item = item
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = { item.wrappedValue = nil }
    return PresentedView(
      content: self, name: "alert", shown: { item.wrappedValue.map { AnyHashable($0.id) } },
      make: { _ in .question(item.wrappedValue.map { content($0).question(close) } ?? Alert(title: Text("")).question(close)) },
      close: close)
  }

  /// Asks what to do, in the old way, while a condition holds.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return PresentedView(
      content: self, name: "actionSheet", shown: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      make: { _ in .question(content().question(close)) }, close: close)
  }

  /// Asks what to do, in the old way, about a value while there is one; another value asks anew.
  public func actionSheet<T>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View where T: Identifiable {
    nonisolated(unsafe) let item = item
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = { item.wrappedValue = nil }
    return PresentedView(
      content: self, name: "actionSheet", shown: { item.wrappedValue.map { AnyHashable($0.id) } },
      make: { _ in
        .question(item.wrappedValue.map { content($0).question(close) } ?? ActionSheet(title: Text("")).question(close))
      },
      close: close)
  }

  private func asking<A: View>(
    _ name: String, _ title: String, _ isPresented: Binding<Bool>, if condition: @escaping () -> Bool,
    _ actions: A, _ message: @escaping @MainActor (ViewNode) -> String?
  ) -> some View {
    nonisolated(unsafe) let actions = actions
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return PresentedView(
      content: self, name: name, shown: { condition() ? AnyHashable(true) : nil },
      make: { node in
        .question(
          QuestionContent.question(
            title, message(node), isActionSheet: name == "confirmationDialog", { actions }, for: node, close))
      }, close: close)
  }
}
