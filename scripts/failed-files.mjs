// A reporter for Node's test runner: one JSON line for each test that failed, with its file and name.
export default async function* failedFiles(source) {
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.details?.error?.failureType !== 'subtestsFailed')
      yield `${JSON.stringify({ file: data.file, name: data.name })}\n`
  }
}
