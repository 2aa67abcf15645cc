import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

struct ExpandableRow: View {
  var title: String
  @State private var isExpanded = false
  var body: some View {
    HStack {
      Image(systemName: "heart")
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        if isExpanded { Text("details") }
      }
      Spacer()
      Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
    }
    .padding(.horizontal)
    .frame(minHeight: 44)
  }
}

@MainActor @Suite struct FirstTests {
  @Test func rowExpands() {
    let hosted = Hosted(ExpandableRow(title: "A"))
    #expect(hosted.texts == ["A", "More"])
    #expect(
      hosted.paths == [
        "ExpandableRow/HStack/Image", "ExpandableRow/HStack/VStack/Text", "ExpandableRow/HStack/Button",
        "ExpandableRow/HStack/Button/Text",
      ])
    hosted.tap(text: "More")
    #expect(hosted.texts == ["A", "details", "Less"])
    #expect(hosted.states == ["ExpandableRow.isExpanded=true"])
    hosted.set(ExpandableRow(title: "B"))
    #expect(hosted.texts == ["B", "details", "Less"])
    print(
      hosted.elements.map { "\($0.path) \($0.frame) \($0.properties.map { "\($0.name)=\($0.value)" })" }.joined(separator: "\n"))
    hosted.set(ExpandableRow(title: "C").id("x"))
    #expect(hosted.texts == ["C", "More"])
  }
}
