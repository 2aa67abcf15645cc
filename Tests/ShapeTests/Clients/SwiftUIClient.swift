// Compiled by ClientTests in both language modes: what apps make of SwiftUI's modifiers.
import SwiftUI

extension View {
  /// Builders that do not outlive the call are handed on.
  func asking<A: View, M: View>(
    _ title: String, _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message)
      .confirmationDialog(title, isPresented: isPresented, titleVisibility: .visible, actions: actions)
  }
  func failing<E: LocalizedError, A: View>(_ error: E?, _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  {
    alert(isPresented: isPresented, error: error, actions: actions)
  }
  func choosing<T, A: View>(_ item: T?, _ isPresented: Binding<Bool>, @ViewBuilder actions: (T) -> A) -> some View {
    confirmationDialog("Choose", isPresented: isPresented, presenting: item, actions: actions)
  }
}

struct Row: View {
  @State private var isAsked = false
  var action: () -> Void
  var body: some View {
    Text("Row")
      .asking("Sure?", $isAsked, actions: { Button("Yes", action: action) }, message: { Text("It is gone then.") })
      .onAppear(perform: action)
      .onTapGesture(perform: action)
  }
}
