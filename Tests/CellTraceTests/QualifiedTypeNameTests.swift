import CellTrace
import Testing

private struct Hidden { struct Inner {} }
private enum HiddenBox<Value> {}

@Suite("Names of types")
struct QualifiedTypeNameTests {
  @Test("a private type's name holds no address, nor does one made of it")
  func privateTypes() {
    #expect(QualifiedTypeName.of(Hidden.self) == "CellTraceTests.Hidden")
    #expect(QualifiedTypeName.of(Hidden.Inner.self) == "CellTraceTests.Hidden.Inner")
    #expect(QualifiedTypeName.of(HiddenBox<[Hidden]>.self) == "CellTraceTests.HiddenBox<Swift.Array<CellTraceTests.Hidden>>")
    #expect(QualifiedTypeName.isPrivate(_typeName(Hidden.self, qualified: true)))
  }

  @Test("other names stay as they are")
  func others() {
    #expect(QualifiedTypeName.of(Int.self) == "Swift.Int")
    #expect(QualifiedTypeName.of(((Int) -> String).self) == "(Swift.Int) -> Swift.String")
    #expect(QualifiedTypeName.withoutAddresses("(A, (B)) in open(") == "(A, (B)) in open(")
    #expect(QualifiedTypeName.withoutAddresses("A.(unknown context at $1") == "A.(unknown context at $1")
    #expect(!QualifiedTypeName.isPrivate("CellTrace.QualifiedTypeName"))
  }
}
